/* The eighteen colors of GCalc: in a sentence, in the ancestor's files,
   for somebody who listens, and red, green and blue, of which glass has
   none; and below it the shades of the top, the left and the front. */
HUE("T", "transparent", N_("transparent"), 0x1000000,
    0xFBF7EE, 0xFBF7EE, 0xFBF7EE)
HUE("K", "black", N_("black"), 0x000000,
    0x7B7B7B, 0x363636, 0x232327)
HUE("Da", "dk-gray", N_("dark gray"), 0x404040,
    0x9A9A9A, 0x666666, 0x4F4F53)
HUE("A", "gray", N_("gray"), 0x808080,
    0xB8B8B8, 0x969696, 0x7E7E82)
HUE("La", "lt-gray", N_("light gray"), 0xC0C0C0,
    0xDADADA, 0xC2C2C2, 0xA8A8AC)
HUE("W", "white", N_("white"), 0xFFFFFF,
    0xFFFFFF, 0xE2E2E2, 0xCACACE)
HUE("R", "red", N_("red"), 0xFF0000,
    0xE38888, 0xD64646, 0xB83030)
HUE("Dr", "dk-red", N_("dark red"), 0x800000,
    0xAE7878, 0x843C3C, 0x6A2828)
HUE("G", "green", N_("green"), 0x00FF00,
    0x92EE92, 0x55E555, 0x40CC40)
HUE("Dg", "dk-green", N_("dark green"), 0x008000,
    0x78AE78, 0x3C843C, 0x2A6A2E)
HUE("B", "blue", N_("blue"), 0x0000FF,
    0x8484E0, 0x4040D0, 0x2A2AB4)
HUE("Db", "dark-blue", N_("dark blue"), 0x000080,
    0x7878AE, 0x38387C, 0x262662)
HUE("Y", "yellow", N_("yellow"), 0xFFFF00,
    0xF7F79A, 0xF2F266, 0xD6D650)
HUE("Dy", "dk-yellow", N_("dark yellow"), 0x808000,
    0xB4B47C, 0x8C8C44, 0x727236)
HUE("C", "cyan", N_("cyan"), 0x00FFFF,
    0x98F4F4, 0x5CEEEE, 0x46D0D0)
HUE("Dc", "dk-cyan", N_("dark cyan"), 0x008080,
    0x7CB4B4, 0x448C8C, 0x327272)
HUE("M", "magenta", N_("magenta"), 0xFF00FF,
    0xEC8EEC, 0xE04EE0, 0xC438C4)
HUE("Dm", "dk-magenta", N_("dark magenta"), 0x800080,
    0xAE78AE, 0x843C84, 0x6A2A6C)

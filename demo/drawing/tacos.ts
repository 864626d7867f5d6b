import { chunk, coriander, floret, mushroom, shrimp, wedge } from "./morsels.ts";
import { type Ground, picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, pick, scatter, shadow, shape } from "./shapes.ts";

const CORN = ["#f3d080", "#dcae55", "#b98a3c"] as const;
/** A tortilla that was dipped in red broth before it was griddled. */
const RED = ["#e08a4a", "#c4652c", "#94431a"] as const;
const WHEAT = ["#f7e6c4", "#e3c998", "#b9935c"] as const;

/** Things along the opening of a taco, from its left to its right, `away` from its middle. */
const along = (count: number, away: number, draw: (turn: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) => {
    const turn = -62 + (124 / (count - 1)) * index;
    const angle = ((turn - 90) * Math.PI) / 180;
    return at(Math.cos(angle) * away * 1.06, 60 + Math.sin(angle) * away, turn, 1, draw(turn, index));
  }).join("");

/** A folded tortilla from the side, with what looks out of it. */
const folded = (filling: string, [face, inside, spots]: readonly [string, string, string] = CORN) =>
  shape("M-98 56A96 112 0 0 1 104 44L96 62Z", inside) +
  shape("M-90 60A92 66 0 0 1 92 56Z", "#3b2412", faint(0.3)) +
  filling +
  shape("M-106 62A104 54 0 0 1 106 62Q106 74 94 74H-94Q-106 74-106 62Z", face) +
  scatter(8, [0, 44, 74, 16], (x, y, turn) => at(x, y, turn / 5, 1, oval(0, 0, 8, 4.5, spots, faint(0.5)))) +
  line("M-88 50A92 40 0 0 1-36 20", "#ffffff", 5, faint(0.4));

const taco = (
  name: string,
  ground: Ground,
  filling: string,
  more = "",
  tortilla: readonly [string, string, string] = CORN,
) => picture(name, ground, shadow(160, 196, 108), at(156, 122, -4, 1, folded(filling, tortilla)), more);

const onionBits = (count = 12) =>
  scatter(count, [0, -30, 66, 20], (x, y, turn) =>
    at(x, y + Math.abs(x) * 0.42, turn, 1, box(-4, -4, 8, 8, 2, "#fffdf6")),
  );
const herbs = (count = 6) => along(count, 100, () => coriander());
const meat = (colour: string, shade: string, scale = 1.9) =>
  along(11, 84, (_, index) => at(0, 0, index * 70, scale, chunk(colour, shade)));
const cabbage = (colours: readonly string[]) =>
  along(16, 86, (turn, index) => at(0, 0, turn > 0 ? 70 : 110, 1, line("M-16 4Q0-10 16 4", pick(colours, index), 7)));
const limeWedge = at(258, 188, -18, 1.3, wedge());

export const tacos = [
  taco(
    "taco-al-pastor",
    "butter",
    meat("#c8472a", "#98301a") +
      along(6, 98, (_, index) =>
        at(0, 0, index * 40, 1, shape("M-13 9L0-13L13 9Z", "#f8cf3f"), line("M-6 5L0-6", "#fff0a8", 3)),
      ) +
      herbs(7) +
      onionBits(8),
  ),
  taco(
    "taco-carnitas",
    "peach",
    meat("#c98a5a", "#94592f") +
      along(9, 98, (turn) => at(0, 0, turn * 3, 1, line("M-16 4Q0-8 16 4", "#8a4a24", 6))) +
      onionBits(18) +
      herbs(4),
    limeWedge,
  ),
  taco(
    "taco-carne-asada",
    "clay",
    along(9, 86, (_, index) =>
      at(
        0,
        0,
        index * 24 - 90,
        1,
        box(-19, -11, 38, 22, 5, "#5e3324"),
        box(-19, -11, 38, 7, 3, "#7c4733"),
        line("M-10-10L-4 10M6-10L12 10", "#2e1712", 3.5),
      ),
    ) +
      along(5, 100, () => disc(0, 0, 8, "#cf3324") + disc(-5, 4, 5, "#e0523f")) +
      herbs(6),
    limeWedge,
  ),
  taco(
    "taco-tinga",
    "rose",
    along(22, 86, (turn, index) =>
      at(0, 0, turn * 5 + index * 30, 1, line("M-18 4Q0-10 18 4", pick(["#d8622e", "#b8481e", "#ea8a52"], index), 7)),
    ) +
      line("M-74 0q10-20 20-16t20-20t20-6t20-8t20 4t20 4t20 16t20 12", "#fffaf0", 6) +
      herbs(5),
  ),
  taco(
    "taco-baja-fish",
    "sky",
    cabbage(["#8a4a92", "#a968b0", "#dcebb4"]) +
      at(
        -44,
        -14,
        -30,
        1,
        box(-34, -17, 68, 34, 16, "#b9762a"),
        box(-34, -19, 68, 32, 15, "#e2a544"),
        disc(-12, -6, 3, "#f6d083"),
        disc(10, -8, 3, "#f6d083"),
      ) +
      at(
        34,
        -20,
        24,
        1,
        box(-36, -17, 72, 34, 16, "#b9762a"),
        box(-36, -19, 72, 32, 15, "#e2a544"),
        disc(-14, -8, 3, "#f6d083"),
        disc(12, -5, 3, "#f6d083"),
      ) +
      line("M-72-4Q-50-40-30-22T10-38T46-28T76-2", "#fffdf0", 6),
    limeWedge,
    WHEAT,
  ),
  taco(
    "taco-spot-prawn",
    "mint",
    cabbage(["#cfe3a0", "#a9cc72", "#e9f2c8"]) +
      along(5, 88, (turn) => at(0, 0, -turn * 0.4, 1.65, shrimp())) +
      along(6, 102, () => disc(0, 0, 4, "#c9302c") + disc(7, 5, 3, "#fff3d4")),
    limeWedge,
  ),
  taco(
    "taco-mushroom-poblano",
    "sage",
    along(9, 80, (turn, index) =>
      at(0, 0, turn * 2 + index * 40, 1, line("M-20 4Q0-10 20 4", pick(["#2f5f2e", "#4a7f3c"], index), 10)),
    ) +
      along(6, 94, (turn) => at(0, 0, turn * 0.4, 1.8, mushroom())) +
      herbs(4),
  ),
  taco(
    "taco-cauliflower-mole",
    "cream",
    along(6, 84, (turn) => at(0, 0, -turn * 0.2, 1.9, floret("#f3e3bd", "#d9c08a"))) +
      shape(
        "M-84 6C-76-26-52-16-48-38C-30-56-14-34 0-52C16-60 28-34 44-42C60-30 70-24 86 2C66 4 64-16 46-12S24 6 10-14S-12 4-28-12S-56-2-84 6Z",
        "#4a2418",
      ) +
      scatter(22, [0, -26, 62, 14], (x, y, turn) =>
        at(x, y + Math.abs(x) * 0.3, turn, 1, oval(0, 0, 4, 2.2, "#fff1cf")),
      ) +
      along(5, 102, (turn) => at(0, 0, turn, 1, oval(0, 0, 7, 4, "#7fa04c"))),
  ),
  taco(
    "taco-birria",
    "lilac",
    along(18, 84, (turn, index) =>
      at(0, 0, turn * 4 + index * 30, 1, line("M-18 4Q0-10 18 4", pick(["#7a2c1c", "#5e1f14", "#97402a"], index), 8)),
    ) +
      shape(
        "M-88 20C-80-30-40-34-30-44C0-52 30-46 50-34C74-22 84-8 90 20C80 44 74 10 62 14S50 52 40 26S18 14 8 34S-14 24-24 18S-42 50-52 24S-76 40-88 20Z",
        "#f7c64a",
        faint(0.92),
      ) +
      onionBits(9) +
      herbs(5),
    oval(242, 204, 46, 12, "#3b2412", faint(0.2)) +
      shape("M194 168C198 196 214 208 242 208S286 196 290 168Z", "#fffdf9") +
      oval(242, 168, 48, 16, "#fffdf9") +
      oval(242, 169, 41, 11, "#a3271b") +
      disc(232, 167, 3, "#e8782a") +
      disc(252, 171, 4, "#e8782a") +
      at(246, 166, 0, 0.7, coriander()),
    RED,
  ),
  picture(
    "mini-tacos",
    "butter",
    shadow(160, 190, 112),
    at(106, 130, -8, 0.58, folded(meat("#e0a468", "#b9763a", 2.2) + along(5, 102, () => disc(0, 0, 9, "#cf3324")))),
    at(214, 138, 6, 0.58, folded(meat("#e0a468", "#b9763a", 2.2) + along(5, 102, () => disc(0, 0, 9, "#cf3324")))),
  ),
];

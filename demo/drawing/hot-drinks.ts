import { mapleLeaf, sprig, steam } from "./morsels.ts";
import { picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, scatter, shadow, shape } from "./shapes.ts";
import { cup, glass, paperCup } from "./vessels.ts";

const FOAM = "#f3e2c3";
const COFFEE = "#4a2c20";
const heart = shape("M0 30C-34 6-26-26-8-22Q0-20 0-12Q0-20 8-22C26-26 34 6 0 30Z", "#fff8ea");
const rosette = [24, 12, 0]
  .map((y) => line(`M-${30 - y * 0.4} ${y - 12}Q0 ${y + 14} ${30 - y * 0.4} ${y - 12}`, "#fff8ea", 7))
  .join("");
const marshmallow = (x: number, y: number, turn: number) =>
  at(x, y, turn, 1, box(-10, -8, 20, 16, 5, "#ffffff"), box(-10, 3, 20, 5, 2, "#eadfd8"));
const cinnamonStick = (x: number, y: number, turn: number) =>
  at(x, y, turn, 1, box(-6, -50, 12, 100, 5, "#9a5a2e"), line("M-1-46V46", "#c88550", 2.5));
const clayCup = { body: "#b9623a", shade: "#94492a" };

export const hotDrinks = [
  picture(
    "filter-coffee",
    "clay",
    cup({ surface: COFFEE, height: 100, body: "#f7f3ea", saucer: false }),
    steam(152, 66),
  ),
  picture(
    "espresso",
    "cream",
    cup({
      width: 84,
      height: 60,
      surface: "#5b3421",
      art: oval(0, 0, 30, 30, "#b9793f") + oval(3, 3, 20, 20, "#8a5229"),
    }),
  ),
  picture(
    "cortado",
    "rose",
    glass({
      top: 84,
      bottom: 196,
      rim: 46,
      foot: 38,
      layers: [
        [0.12, 0.26, FOAM],
        [0.26, 0.62, "#b98555"],
        [0.62, 1, "#5b3421"],
      ],
    }),
  ),
  picture(
    "cappuccino",
    "peach",
    cup({
      width: 132,
      surface: FOAM,
      art: disc(0, 0, 52, "#fffaf0") + scatter(26, [0, 0, 42, 40], (x, y) => disc(x, y, 3, "#8a5a36", faint(0.75))),
    }),
  ),
  picture("latte", "cream", cup({ width: 126, height: 90, surface: "#b98555", art: rosette })),
  picture(
    "maple-latte",
    "butter",
    cup({
      width: 122,
      height: 94,
      body: "#c8553a",
      shade: "#a03f28",
      surface: FOAM,
      art: at(0, 2, 0, 2.3, mapleLeaf("#b4502a")),
    }),
    at(62, 186, -18, 1.5, mapleLeaf()),
  ),
  picture(
    "mocha",
    "lilac",
    cup({ width: 120, height: 88, surface: "#5a3322" }),
    shape(
      "M112 92C108 72 130 74 134 62C142 44 158 52 162 40C168 54 184 52 188 66C198 70 212 76 208 92C190 106 130 106 112 92Z",
      "#fff8ea",
    ),
    scatter(16, [160, 78, 38, 20], (x, y, turn) => at(x, y, turn, 1, box(-6, -1.8, 12, 3.6, 1.5, COFFEE))),
  ),
  picture(
    "cafe-au-lait",
    "sky",
    shadow(160, 202, 84),
    shape("M62 96C64 162 106 194 160 194S256 162 258 96Z", "#fffdf9"),
    shape(
      "M70 128C78 168 112 194 160 194S242 168 250 128C236 158 206 172 160 172S84 158 70 128Z",
      "#4b7ea6",
      faint(0.5),
    ),
    oval(160, 96, 98, 32, "#fffdf9"),
    oval(160, 98, 90, 27, "#c59a6c"),
    scatter(18, [160, 97, 74, 18], (x, y) => disc(x, y, 4.5, "#ead2ae")),
  ),
  picture(
    "hot-chocolate",
    "rose",
    cup({ width: 120, height: 98, body: "#7ba39a", shade: "#5b857c", surface: "#4f2c1f", saucer: false }),
    marshmallow(134, 84, -12),
    marshmallow(162, 90, 20),
    marshmallow(186, 82, -4),
    marshmallow(158, 74, 8),
  ),
  picture(
    "chai",
    "peach",
    glass({
      top: 60,
      bottom: 202,
      rim: 50,
      foot: 40,
      layers: [
        [0.1, 0.24, "#f6e6cb"],
        [0.24, 1, "#c98f5a"],
      ],
      inside: cinnamonStick(190, 62, 18),
    }),
  ),
  picture(
    "matcha",
    "mint",
    shadow(160, 204, 76),
    shape("M74 100C76 160 108 198 160 198S244 160 246 100Z", "#5b6a63"),
    oval(160, 100, 86, 30, "#47544e"),
    oval(160, 102, 78, 25, "#86b34c"),
    at(160, 100, 0, 1, `<g transform="scale(1 .4)">${heart}</g>`),
    line("M92 130C100 166 122 184 148 190", "#ffffff", 4, faint(0.25)),
  ),
  picture(
    "tea",
    "sage",
    shadow(146, 202, 86),
    line("M82 100C40 96 44 168 92 162", "#fffdf9", 12),
    shape("M214 128C240 124 236 92 264 86L268 96C252 104 254 148 216 160Z", "#fffdf9"),
    shape("M78 122C78 82 216 82 216 122C226 176 190 200 147 200S68 176 78 122Z", "#fffdf9"),
    shape("M206 110C230 172 190 200 147 200C190 184 208 150 206 110Z", "#e2d8c8"),
    oval(147, 96, 46, 11, "#e2d8c8"),
    oval(147, 92, 46, 11, "#fffdf9"),
    disc(147, 78, 9, "#d8b27a"),
    at(146, 150, 0, 2.1, sprig()),
  ),
  picture(
    "hot-cider",
    "peach",
    cinnamonStick(184, 60, 20),
    paperCup("#c9683a", "#f7e3c4"),
    apple(160, 140),
    steam(140, 44),
  ),
  picture("coffee-to-go", "clay", paperCup("#fffdf9", "#8a5a36", "#3a2a22"), bean(160, 140)),
  picture(
    "cafe-de-olla",
    "peach",
    cup({ ...clayCup, height: 100, width: 118, surface: "#45261a", saucer: false }),
    line("M106 120q13 12 27 0t27 0t27 0t27 0", "#f4d9a8", 5),
    cinnamonStick(186, 66, 28),
  ),
  picture(
    "mexican-hot-chocolate",
    "rose",
    cup({ ...clayCup, body: "#8e4a63", shade: "#6d344a", height: 96, width: 130, surface: "#8a5636", saucer: false }),
    scatter(22, [160, 87, 48, 12], (x, y) => disc(x, y, 5, "#c08a60")),
    line("M196 20L168 88", "#c9985c", 8),
    box(150, 72, 34, 22, 9, "#a8733f"),
    line("M152 80H182M152 87H182", "#7c4f28", 2.5),
  ),
];

function apple(x: number, y: number): string {
  return at(
    x,
    y,
    0,
    1,
    shape("M0-10C-20-24-30 2-16 18Q-8 24 0 19Q8 24 16 18C30 2 20-24 0-10Z", "#cf3a3a"),
    line("M0-10Q0-18 5-22", "#6b4a2a", 3),
    disc(-10, -2, 3, "#ffffff", faint(0.5)),
  );
}

function bean(x: number, y: number): string {
  return at(x, y, 30, 1, oval(0, 0, 14, 19, "#f7e8cf"), line("M2-16C-8-4 8 4-2 16", "#8a5a36", 3.5));
}

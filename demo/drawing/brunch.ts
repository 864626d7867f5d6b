import { bacon, berry, crumbs, egg, leaf, mushroom, sprig, strawberry } from "./morsels.ts";
import { picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, scatter, shape } from "./shapes.ts";
import { board, plate } from "./vessels.ts";

const CRUST = "#c98743";

const CRUMB = "#f4dcae";

const toast = (fill = CRUMB) =>
  shape("M-44 40V-14C-62-22-54-52-26-50H26C54-52 62-22 44-14V40Q44 46 38 46H-38Q-44 46-44 40Z", CRUST) +
  shape("M-37 38V-18C-50-24-46-44-24-43H24C46-44 50-24 37-18V38Z", fill);

const radish = () => disc(0, 0, 9, "#d43a66") + disc(0, 0, 7, "#fff5f5");

const beans = scatter(26, [110, 154, 32, 24], (x, y, turn) => at(x, y, turn, 1, oval(0, 0, 6.5, 4.5, "#a5522a")));

const potatoes = scatter(9, [206, 156, 28, 22], (x, y, turn) =>
  at(x, y, turn, 1, box(-9, -7, 18, 14, 5, "#e2aa4d"), box(-9, -7, 18, 6, 3, "#f3cd82")),
);

/** Two halves of a muffin, each with something on it, a poached egg and hollandaise. */
const benedict = (topping: string, garnish: string) =>
  plate() +
  [112, 208]
    .map((x) =>
      at(
        x,
        122,
        0,
        1,
        disc(0, 6, 46, CRUST),
        disc(0, 0, 45, "#f0d29a"),
        topping,
        oval(0, -4, 30, 27, "#fffdf6"),
        shape(
          "M-26-10C-24-34 24-34 28-8C34 6 22 8 22 22Q20 30 14 22C12 12 2 14 2 24Q-2 36-8 24C-8 12-16 14-18 20Q-26 20-26-10Z",
          "#f8cf55",
        ),
        line("M-14-18Q-6-26 6-24", "#ffffff", 4, faint(0.6)),
        garnish,
      ),
    )
    .join("");

const ham = disc(0, 0, 40, "#ef9d98") + disc(0, 0, 34, "#f6b3ae");

const trout = ["M-40-6C-24-34 10-36 38-14", "M-40 10C-20-14 20-16 42 6", "M-34 26C-14 8 18 8 36 24"]
  .map((d) => line(d, "#f0805a", 15) + line(d, "#f9b08e", 3))
  .join("");

export const brunch = [
  picture(
    "house-breakfast",
    "butter",
    plate(),
    beans,
    potatoes,
    at(124, 92, 0, 1.05, egg(32)),
    at(178, 84, 30, 0.9, egg(30)),
    at(160, 124, -8, 1.15, bacon(104)),
    at(158, 142, -4, 1.15, bacon(104)),
    at(232, 112, 12, 0.62, toast("#e6b973")),
  ),
  picture("ham-benedict", "peach", benedict(ham, at(0, -12, 20, 0.7, leaf()))),
  picture(
    "trout-benedict",
    "rose",
    benedict(trout, at(0, -12, 10, 0.9, sprig()) + disc(-8, -4, 3, "#5a6b35") + disc(10, -8, 3, "#5a6b35")),
  ),
  picture(
    "mushroom-omelette",
    "cream",
    plate(),
    shape("M74 142C70 84 132 66 160 68S250 84 246 142C246 158 74 158 74 142Z", "#f0b83a"),
    shape("M74 142C70 90 132 74 160 76S250 90 246 142C226 132 94 132 74 142Z", "#f9d364"),
    line("M104 108Q130 88 160 90", "#fff0b8", 6),
    ...[
      [110, 150, -20],
      [146, 158, 10],
      [184, 152, -8],
      [216, 148, 24],
    ].map(([x = 0, y = 0, turn = 0]) => at(x, y, turn, 1.35, mushroom())),
    scatter(12, [166, 106, 56, 16], (x, y) => at(x, y, 40, 0.3, leaf())),
  ),
  picture(
    "buckwheat-crepe",
    "sage",
    plate(),
    at(
      160,
      118,
      0,
      1,
      box(-74, -70, 148, 144, 16, "#8a6748"),
      box(-70, -66, 140, 136, 12, "#a98260"),
      box(-46, -44, 92, 92, 10, "#f1c7a4"),
      box(-42, -40, 84, 84, 8, "#f6e3a8"),
      scatter(22, [0, 0, 66, 62], (x, y) => disc(x, y, 2, "#7a5a3e")),
      line("M-70-66L-42-40M70-66L42-40M-70 70L-42 44M70 70L42 44", "#8a6748", 3),
      egg(33),
    ),
    at(230, 176, 30, 1.3, leaf()),
    at(212, 190, 80, 1.2, leaf("#79b357")),
  ),
  picture(
    "maple-french-toast",
    "clay",
    plate(),
    at(134, 116, -14, 0.98, toast("#dba04a"), box(-26, -30, 50, 60, 12, "#efc379", faint(0.8))),
    at(186, 128, 12, 0.98, toast("#dba04a"), box(-26, -30, 50, 60, 12, "#efc379", faint(0.8))),
    shape(
      "M112 84C140 62 196 70 214 96C226 124 208 124 206 142Q202 156 196 142C194 128 180 132 178 148Q172 164 166 148C164 130 148 132 142 120C132 112 104 112 112 84Z",
      "#b0601f",
      faint(0.8),
    ),
    ...[
      [130, 176, 0],
      [162, 186, 30],
      [194, 180, -20],
    ].map(([x = 0, y = 0, turn = 0]) =>
      at(x, y, turn, 1, shape("M-18-4A18 18 0 0 0 18-4Z", "#c8483e"), shape("M-15-4A15 15 0 0 0 15-4Z", "#f8e7b8")),
    ),
    at(160, 94, 0, 1, box(-14, -10, 28, 20, 4, "#f9e08a"), box(-14, -10, 28, 7, 3, "#fff3b8")),
  ),
  picture(
    "berry-waffle",
    "rose",
    plate(),
    disc(160, 120, 76, CRUST),
    disc(160, 116, 75, "#e6ae5e"),
    ...[-46, -16, 14, 44].flatMap((x) =>
      [-46, -16, 14, 44]
        .filter((y) => x * x + y * y < 3600)
        .map((y) => box(148 + x, 104 + y, 23, 23, 5, "#bf7f35") + box(150 + x, 109 + y, 19, 17, 4, "#d39648")),
    ),
    shape(
      "M122 110C116 92 138 82 148 90C156 74 182 80 182 94C200 96 200 118 184 122C172 134 128 132 122 110Z",
      "#fffaf0",
    ),
    at(140, 96, -10, 1.2, strawberry()),
    at(178, 108, 20, 1.1, strawberry()),
    at(160, 124, 0, 1, berry()),
    at(150, 112, 0, 0.9, berry("#5a66b4")),
    at(196, 140, 0, 1, berry()),
    at(116, 134, 0, 1, berry("#5a66b4")),
  ),
  picture(
    "avocado-toast",
    "sage",
    board(),
    at(
      160,
      122,
      0,
      1.62,
      toast(),
      shape(
        "M-32 34C-40 10-36-10-40-22C-38-40-20-36-10-38S22-42 36-34C46-22 30-8 34 8S36 40 20 38-24 44-32 34Z",
        "#8fbb54",
      ),
      shape("M-26 24C-30 4-26-20-30-28C-10-36 14-30 28-28C30-10 24 10 26 26C10 32-14 30-26 24Z", "#a8cf6b"),
    ),
    ...[
      [128, 92],
      [170, 84],
      [196, 118],
      [142, 136],
      [182, 154],
    ].map(([x = 0, y = 0]) => at(x, y, 0, 1.25, radish())),
    crumbs(40, [160, 120, 52, 52], ["#f6edd2", "#3b3340"], 2),
  ),
  picture(
    "salmon-bagel",
    "sky",
    board(),
    oval(160, 132, 92, 76, "#a8662c"),
    oval(160, 122, 92, 76, "#d0914c"),
    oval(160, 118, 82, 66, "#fffaf0"),
    ...[
      "M88 112C104 66 150 62 168 84",
      "M150 72C196 54 240 84 236 118",
      "M232 122C230 170 184 184 158 168",
      "M166 174C124 184 86 160 88 124",
    ].map((d) => line(d, "#ef7b54", 30) + line(d, "#fab799", 4)),
    oval(160, 120, 20, 15, "#a8662c"),
    oval(160, 123, 17, 11, "#b67d4b"),
    ...[
      [120, 90],
      [206, 92],
      [208, 150],
      [118, 148],
    ].map(([x = 0, y = 0]) => disc(x, y, 15, "none", ` stroke="#b04a86" stroke-width="4"`)),
    ...[
      [140, 80],
      [184, 84],
      [226, 126],
      [186, 164],
      [140, 164],
      [98, 120],
    ].map(([x = 0, y = 0]) => disc(x, y, 5, "#5a6b35") + disc(x - 1, y - 1, 1.6, "#b7c78a")),
  ),
];

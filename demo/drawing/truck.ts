import { chunk, coriander, jalapeno, tomato, wedge } from "./morsels.ts";
import { picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, pick, scatter, shadow, shape } from "./shapes.ts";
import { board, paper, plate } from "./vessels.ts";

const TORTILLA = "#f3d9a2";

const TOASTED = "#c98f45";

const spots = (count: number, area: readonly [number, number, number, number]) =>
  scatter(count, area, (x, y, turn) => at(x, y, turn, 1, oval(0, 0, 9, 5, TOASTED, faint(0.65))));

const chip = (turn: number, scale = 1) =>
  at(
    0,
    0,
    turn,
    scale,
    shape("M-26 20L0-26L26 20Q0 28-26 20Z", "#d99c36"),
    shape("M-23 17L0-23L23 17Q0 24-23 17Z", "#f3c65f"),
    disc(-4, 4, 2.4, TOASTED),
    disc(8, 10, 2, TOASTED),
  );

const chips = (count: number, area: readonly [number, number, number, number], scale = 1) =>
  scatter(count, area, (x, y, turn) => at(x, y, 0, 1, chip(turn * 2, scale)));

const quesadilla = (turn: number, filling: string) =>
  at(
    160,
    176,
    turn,
    1,
    shape("M0 0L-52-126Q0-150 52-126Z", TOASTED),
    shape("M2-4L-46-118Q2-140 50-118Z", "#f7c64a"),
    filling,
    shape("M0-12L-48-130Q0-152 48-130Z", TORTILLA),
    scatter(7, [0, -100, 28, 26], (x, y, spin) => at(x, y, spin, 1, oval(0, 0, 8, 5, TOASTED, faint(0.7)))),
  );

const fan = (filling: string) => shadow(160, 190, 96) + [-54, 54, 0].map((turn) => quesadilla(turn, filling)).join("");

const torta = (inside: string) =>
  shadow(160, 198, 114) +
  shape("M50 150H270V160Q270 196 226 196H94Q50 196 50 160Z", "#c9853f") +
  box(60, 142, 200, 14, 6, "#f7e6c0") +
  inside +
  shape("M48 102C48 62 100 44 160 44S272 62 272 102Q272 108 264 108H56Q48 108 48 102Z", "#dca055") +
  box(60, 98, 200, 12, 5, "#f7e6c0") +
  line("M84 74Q110 58 140 56M124 84Q160 70 204 78", "#f3c987", 7);

const tamale = (x: number, turn: number) =>
  at(
    x,
    124,
    turn,
    1,
    shape(
      "M-34-84C-40-110-20-104-10-92C0-112 14-106 14-92C26-104 40-106 34-84L38 76C42 104 20 100 8 88C-4 106-16 102-18 88C-34 100-44 96-38 70Z",
      "#dfc27c",
    ),
    shape("M-20-70C-26-20-26 30-18 78H18C26 30 26-20 20-70Z", "#f6dc8a"),
    line("M-28-60C-34-10-32 30-26 70M28-60C34-10 32 30 26 70", "#b9975a", 3),
    scatter(12, [0, 4, 13, 54], (cx, cy) => disc(cx, cy, 2.6, "#e0b04a")),
    line("M-38-14H38M-38 30H38", "#9a7a42", 6),
  );

const ramekin = (x: number, y: number, sauce: string, bits: readonly string[]) =>
  oval(x, y + 6, 40, 36, "#3b2412", faint(0.2)) +
  disc(x, y, 38, "#fffdf9") +
  disc(x, y, 30, sauce) +
  scatter(12, [x, y, 22, 22], (cx, cy, _, index) => disc(cx, cy, 2.8, pick(bits, index)));

export const truck = [
  picture(
    "burrito",
    "cream",
    shadow(160, 190, 112),
    at(
      160,
      122,
      -16,
      1,
      box(-104, -42, 208, 88, 40, "#e3c080"),
      box(-104, -46, 200, 84, 38, TORTILLA),
      spots(9, [-40, -6, 56, 26]),
      shape("M-8-46H96Q120-40 120-4T96 38H-8Q-22-4-8-46Z", "#c9d0d4"),
      line("M10-44Q0-4 10 36M36-46L26-20L40 0L28 36M66-44Q56-10 68 36", "#9aa4aa", 3),
      oval(-96, -4, 18, 38, "#b8742f"),
      oval(-97, -4, 15, 33, "#fff6e0"),
      ...[
        [-100, -22, "#33222a"],
        [-94, -14, "#cf3a2c"],
        [-102, -4, "#6fa53a"],
        [-92, 4, "#33222a"],
        [-99, 14, "#f6b93b"],
        [-92, 20, "#cf3a2c"],
      ].map(([x, y, colour]) => disc(Number(x), Number(y), 5, String(colour))),
    ),
  ),
  picture(
    "wet-burrito",
    "rose",
    plate(),
    at(
      160,
      120,
      -8,
      1,
      box(-78, -36, 156, 74, 34, "#e3c080"),
      box(-78, -40, 156, 72, 34, TORTILLA),
      shape(
        "M-62-42C-40-52 40-52 62-40C84-24 66-4 70 14C66 40 48 28 44 44C32 56 24 36 8 40S-14 58-28 42S-58 46-62 22C-80 8-78-28-62-42Z",
        "#b9341f",
      ),
      line("M-50-26Q-20-40 20-34", "#e06a4a", 7),
      scatter(26, [0, -4, 54, 26], (x, y, turn) =>
        at(x, y, turn, 1, line("M-9 1H9", pick(["#f9d364", "#fbe7a0"], turn), 4)),
      ),
      line("M-54 8q14-20 28 0t28 0t28 0t28 0", "#fffaf0", 5),
    ),
    at(152, 112, 0, 1.3, coriander()),
    at(184, 128, 30, 1.1, coriander()),
  ),
  picture("cheese-quesadilla", "butter", fan(line("M-30-60Q-34-40-26-34M24-74Q30-54 22-46M0-30V-14", "#f7b63a", 9))),
  picture(
    "squash-blossom-quesadilla",
    "sage",
    fan(line("M-38-96L-14-40M30-96L12-40", "#f08a24", 9)),
    at(
      160,
      176,
      0,
      1,
      [0, 60, 120, 180, 240, 300]
        .map((turn) =>
          at(
            0,
            0,
            turn,
            1,
            shape("M0 0C-12-10-10-28 0-36C10-28 12-10 0 0Z", "#f59a24"),
            line("M0-6V-28", "#d9701a", 2.5),
          ),
        )
        .join(""),
      disc(0, 0, 7, "#f9d04a"),
    ),
  ),
  picture(
    "torta-milanesa",
    "peach",
    torta(
      line("M66 146q13 12 27 0t27 0t27 0t27 0t27 0t26 0t26 0", "#8fc056", 11) +
        box(52, 118, 216, 24, 11, "#b9762a") +
        box(52, 115, 216, 21, 10, "#e2a544") +
        scatter(20, [160, 124, 96, 6], (x, y) => disc(x, y, 2.6, "#f6d083")) +
        box(66, 107, 188, 9, 4, "#a9c76a"),
    ),
  ),
  picture(
    "torta-vegetariana",
    "mint",
    torta(
      shape("M66 138H254V150L236 168L214 150L186 160L160 150H66Z", "#fffaf0") +
        [70, 118, 166, 208]
          .map(
            (x) =>
              box(x, 120, 46, 20, 9, "#4f8f3c") +
              line(`M${x + 12} 122L${x + 18} 138M${x + 28} 122L${x + 34} 138`, "#2a5524", 4),
          )
          .join("") +
        box(66, 107, 188, 13, 6, "#b5d27a"),
    ),
  ),
  picture("tamales", "sage", shadow(160, 214, 90), tamale(122, -12), tamale(200, 10)),
  picture(
    "chips-and-guacamole",
    "mint",
    paper("#3f8c6b"),
    chips(16, [160, 122, 80, 80]),
    oval(160, 130, 62, 56, "#3b2412", faint(0.2)),
    disc(160, 120, 60, "#4a5258"),
    disc(160, 120, 50, "#8fb84e"),
    scatter(22, [160, 120, 40, 40], (x, y) => disc(x, y, 6, "#a9cc6b")),
    scatter(7, [160, 120, 34, 34], (x, y, turn) => at(x, y, turn, 0.8, chunk("#d9412f", "#b3301f"))),
    at(168, 112, 0, 1.2, coriander()),
    at(212, 64, -30, 1.2, wedge()),
  ),
  picture(
    "chips-and-salsas",
    "rose",
    paper("#b95a58"),
    chips(13, [160, 116, 78, 78]),
    ramekin(112, 108, "#b9301f", ["#e0654a", "#7c1a12"]),
    ramekin(204, 98, "#6f9f3a", ["#a9cc6b", "#4a7424"]),
    ramekin(166, 174, "#f08a24", ["#f9bf5c", "#c9601a"]),
  ),
  picture(
    "nachos",
    "clay",
    board(),
    chips(26, [160, 122, 88, 66], 1.15),
    shape(
      "M92 104C100 70 146 84 160 72C190 66 232 86 228 112C246 140 216 142 212 158C196 176 184 150 168 160S140 178 132 158S88 148 92 104Z",
      "#f7a824",
      faint(0.92),
    ),
    chips(6, [160, 118, 62, 44], 0.9),
    line("M106 112Q126 88 146 108T186 104T220 116", "#fffaf0", 7),
    scatter(20, [160, 120, 64, 44], (x, y, turn) => at(x, y, turn, 1, oval(0, 0, 6.5, 4.4, "#33222a"))),
    ...[
      [124, 94],
      [170, 88],
      [200, 118],
      [150, 134],
      [190, 148],
    ].map(([x = 0, y = 0]) => at(x, y, 0, 1.15, jalapeno())),
    ...[
      [140, 116],
      [178, 128],
      [212, 96],
    ].map(([x = 0, y = 0]) => at(x, y, 0, 0.8, tomato(12))),
  ),
  picture(
    "little-quesadilla",
    "sky",
    shadow(160, 186, 90),
    shape("M60 150A100 100 0 0 1 260 150Q260 162 246 162H74Q60 162 60 150Z", TOASTED),
    shape("M66 156C92 178 104 158 122 172S152 188 166 168S206 184 218 166S246 170 254 156V146H66Z", "#f7b63a"),
    shape("M62 144A98 98 0 0 1 258 144Q258 154 246 154H74Q62 154 62 144Z", TORTILLA),
    spots(10, [160, 112, 66, 34]),
  ),
];

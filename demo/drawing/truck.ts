import { slice } from "./bakery.ts";
import { chunk, coriander, jalapeno, lime, strawberry, tomato, wedge } from "./morsels.ts";
import { picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, pick, scatter, shadow, shape } from "./shapes.ts";
import { cob } from "./stand.ts";
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
const elote = cob(
  line("M-78-14q14-24 28 0t28 0t28 0t28 0t28 0", "#fffaf0", 11) +
    scatter(24, [0, 0, 76, 28], (x, y) => disc(x, y, 3.6, "#fffdf6")) +
    scatter(30, [0, 0, 78, 30], (x, y) => disc(x, y, 2.2, "#c9302c")) +
    [-40, 6, 48].map((x) => at(x, -4, 0, 1, coriander())).join(""),
);

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
  picture("elote", "butter", elote, at(76, 196, 10, 1.2, wedge())),
  picture(
    "esquites",
    "peach",
    shadow(160, 210, 56),
    line("M206 20L176 110", "#c9ced2", 8),
    shape("M98 92H222L206 208Q206 212 200 212H120Q114 212 114 208Z", "#fffdf8"),
    shape("M104 134H216L210 176H110Z", "#00695c"),
    oval(160, 92, 62, 22, "#e9dcc8"),
    scatter(34, [160, 84, 54, 20], (x, y, turn) =>
      at(x, y, turn, 1, box(-6, -6, 12, 12, 5, pick(["#fad24a", "#f3b52c", "#fbe07a"], turn))),
    ),
    line("M114 84q14-16 28 0t28 0t28 0", "#fffaf0", 8),
    scatter(18, [160, 80, 46, 15], (x, y) => disc(x, y, 2.6, "#c9302c")),
    at(150, 72, 0, 1.2, coriander()),
    at(182, 86, 30, 1, coriander()),
  ),
  picture(
    "churros",
    "clay",
    paper("#9a5a2e"),
    ...[
      [104, -14],
      [138, -5],
      [172, 5],
      [206, 14],
    ].map(([x = 0, turn = 0]) =>
      at(
        x,
        118,
        turn,
        1,
        box(-15, -86, 30, 172, 15, "#a8642b"),
        box(-15, -86, 26, 170, 13, "#cf8d42"),
        line("M-7-74V74M4-74V74", "#a8642b", 3),
        scatter(30, [0, 0, 12, 76], (cx, cy) => disc(cx, cy, 1.9, "#fff6e0")),
      ),
    ),
    oval(160, 196, 44, 14, "#3b2412", faint(0.2)),
    disc(160, 180, 36, "#fffdf9"),
    disc(160, 180, 28, "#4a2416"),
    line("M144 174Q158 164 172 172", "#8a5636", 5),
  ),
  picture(
    "tres-leches",
    "sky",
    slice(
      "#fffdf6",
      [
        [16, "#fffaf0"],
        [52, "#f6dfa6"],
        [8, "#fffdf6"],
      ],
      scatter(24, [146, 154, 82, 20], (x, y) => oval(x, y, 4, 2.6, "#e6c47c")) +
        scatter(22, [176, 90, 44, 16], (x, y) => disc(x, y, 2.2, "#9a5a2e")) +
        at(192, 74, 0, 1.5, strawberry()) +
        oval(156, 198, 118, 10, "#fffdf6"),
    ),
  ),
  picture(
    "flan",
    "butter",
    oval(160, 190, 118, 28, "#3b2412", faint(0.16)),
    oval(160, 178, 116, 30, "#fffdf9"),
    oval(160, 178, 94, 21, "#b5651d"),
    shape("M96 92L78 172Q90 190 160 190T242 172L224 92Z", "#f4c766"),
    shape(
      "M96 92C92 110 100 128 106 112C112 134 124 148 130 122C138 110 148 126 154 142C162 156 168 124 176 118C186 126 190 150 198 128C204 114 214 128 218 116Q226 108 224 92Z",
      "#9a4a14",
    ),
    oval(160, 92, 64, 22, "#b5651d"),
    line("M118 88Q136 78 164 80", "#e6a555", 6),
  ),
  picture(
    "mango-with-chili",
    "mint",
    shadow(160, 214, 50),
    line("M160 150V226", "#c9985c", 12),
    shape("M160 20C214 26 232 84 214 128C202 156 178 164 160 164S118 156 106 128C88 84 106 26 160 20Z", "#f59a1f"),
    ...[
      [160, 60, 0],
      [128, 84, -24],
      [192, 84, 24],
      [142, 118, -14],
      [180, 118, 14],
      [160, 146, 0],
    ].map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        turn,
        1,
        shape("M0-28C14-14 14 12 0 24C-14 12-14-14 0-28Z", "#fcc24a"),
        line("M-4-12Q-8 0-4 10", "#ffe39a", 4),
      ),
    ),
    scatter(44, [160, 90, 50, 60], (x, y) => disc(x, y, 2.6, pick(["#c9302c", "#9a1f1a"], Math.round(x)))),
    at(232, 186, -14, 1.3, lime(16)),
  ),
  picture(
    "paleta",
    "rose",
    at(
      160,
      116,
      14,
      1,
      line("M0 70V112", "#d9b27c", 15),
      shape("M-48-44C-48-112 48-112 48-44V64Q48 76 36 76H-36Q-48 76-48 64Z", "#f0476a"),
      shape("M-48 10H48V64Q48 76 36 76H-36Q-48 76-48 64Z", "#f9a03a"),
      shape("M-48 10q12-12 24 0t24 0t24 0t24 0V24H-48Z", "#f9a03a"),
      line("M-22-60V40M22-60V40", "#000000", 7, faint(0.1)),
      at(-8, -44, 20, 1.4, strawberry()),
      at(16, -12, -10, 1.2, strawberry()),
      at(-12, 44, 0, 0.9, lime(16)),
      line("M-36-40Q-34-72-12-82", "#ffffff", 6, faint(0.55)),
    ),
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

import { almond, berry, crumbs, lemon, mapleLeaf, raspberry } from "./morsels.ts";
import { picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, scatter, shadow, shape } from "./shapes.ts";
import { board } from "./vessels.ts";

const CRUST = "#d9954a";

export const DARK = "#b26b2b";

const GOLD = "#eeb765";

export const CHOCOLATE = "#4a2c20";

const croissant = () =>
  [0, 6, 1, 5, 2, 4, 3]
    .map((index) => {
      const turn = (index - 3) * 23;
      const width = 36 - Math.abs(index - 3) * 4.6;
      const height = 58 - Math.abs(index - 3) * 10;
      return `<g transform="translate(160 222) rotate(${turn}) translate(0 -102)">${oval(0, 0, width, height, CRUST, ` stroke="${DARK}" stroke-width="3.5"`)}${oval(-width * 0.3, -height * 0.3, width * 0.3, height * 0.46, GOLD)}</g>`;
    })
    .join("");

const muffin = (top: string, paper: string, bits: string, shade = DARK) =>
  shadow(160, 210, 66) +
  shape("M98 124H222L204 208H116Z", paper) +
  line("M118 128L128 204M139 128L144 204M160 128V204M181 128L176 204M202 128L192 204", "#000000", 3, faint(0.12)) +
  shape(
    "M84 124C76 92 104 86 112 66C128 38 192 38 208 66C216 86 244 92 236 124Q228 138 208 132Q184 142 160 133Q136 142 112 132Q92 138 84 124Z",
    top,
  ) +
  shape(
    "M84 124C92 138 112 132 112 132Q136 142 160 133Q184 142 208 132Q228 138 236 124C214 120 188 124 160 122S106 120 84 124Z",
    shade,
    faint(0.35),
  ) +
  bits;

export const doughnut = (x: number, y: number, r: number, glaze: string, bits = "") =>
  shadow(x, y + r * 0.95, r * 0.9) +
  disc(x, y, r, "#d99a55") +
  disc(x, y - r * 0.05, r * 0.88, glaze) +
  line(
    `M${x - r * 0.66} ${y - r * 0.3}A${r * 0.7} ${r * 0.7} 0 0 1 ${x - r * 0.1} ${y - r * 0.76}`,
    "#ffffff",
    r * 0.09,
    faint(0.55),
  ) +
  bits +
  disc(x, y, r * 0.34, "#c0813f") +
  disc(x, y + r * 0.05, r * 0.27, "#8d5726");

export const bakery = [
  picture("croissant", "butter", shadow(160, 190, 106), croissant()),
  picture(
    "almond-croissant",
    "rose",
    shadow(160, 190, 106),
    croissant(),
    scatter(26, [160, 116, 84, 34], (x, y, turn) =>
      at(x, y - (1 - Math.abs(x - 160) / 90) * 14 + 8, turn, 1.25, almond()),
    ),
    crumbs(40, [160, 118, 92, 44], ["#ffffff"], 1.6),
  ),
  picture(
    "chocolatine",
    "clay",
    shadow(160, 184, 108),
    box(58, 78, 204, 104, 30, DARK),
    box(58, 72, 204, 104, 30, CRUST),
    ...[86, 118, 150, 182].map((x) =>
      line(`M${x + 20} 74C${x - 2} 100 ${x - 2} 146 ${x + 20} 174`, DARK, 5, faint(0.8)),
    ),
    line("M82 90Q90 82 104 82M126 84H142M160 84H176M192 84H206", "#f4c987", 7, faint(0.8)),
    oval(246, 124, 20, 46, "#f1c983"),
    line("M246 84C262 100 262 148 246 164C234 150 234 98 246 88", DARK, 2.5),
    oval(247, 106, 8, 9, CHOCOLATE),
    oval(247, 142, 8, 9, CHOCOLATE),
  ),
  picture(
    "cinnamon-roll",
    "peach",
    shadow(160, 198, 92),
    disc(160, 124, 90, CRUST),
    disc(160, 118, 88, GOLD),
    line(
      "M160 118C160 104 182 106 182 124C182 150 138 150 138 118C138 80 206 78 206 126C206 178 112 176 112 116C112 52 228 46 232 112",
      "#9a5a2e",
      9,
    ),
    line("M92 92Q130 60 160 96T232 84M98 140Q140 170 176 138T228 148", "#fffaf0", 13, faint(0.92)),
  ),
  picture(
    "kouign-amann",
    "cream",
    shadow(160, 196, 90),
    ...[45, 135, 225, 315].map((turn) =>
      at(
        160,
        120,
        turn,
        1,
        shape("M-50-34C-44-84 44-84 50-34L30 20H-30Z", DARK),
        shape("M-44-36C-38-76 38-76 44-36L24 16H-24Z", CRUST),
        line("M-22-58C-12-34-8-14 0 8M18-62C12-36 6-14 2 8", DARK, 3),
      ),
    ),
    disc(160, 120, 22, "#a75f22"),
    scatter(30, [160, 120, 70, 66], (x, y) => disc(x, y, 2.2, "#fff3d4")),
    line("M104 96Q112 70 140 62", "#ffffff", 6, faint(0.45)),
  ),
  picture(
    "raspberry-danish",
    "rose",
    shadow(160, 196, 96),
    at(
      160,
      120,
      0,
      1,
      box(-88, -78, 176, 160, 34, DARK),
      box(-88, -84, 176, 160, 34, CRUST),
      line("M-80-60L-44-36M80-60L44-36M-80 56L-44 34M80 56L44 34", DARK, 5),
    ),
    disc(160, 118, 58, "#f7dd8e"),
    ...[
      [-24, -20],
      [4, -28],
      [30, -12],
      [-32, 10],
      [-4, 4],
      [26, 18],
      [-12, 32],
      [12, 38],
    ].map(([x = 0, y = 0]) => at(160 + x, 114 + y, 0, 1.25, raspberry())),
    crumbs(24, [160, 118, 82, 76], ["#ffffff"], 1.8),
  ),
  picture(
    "blueberry-muffin",
    "sky",
    muffin(
      "#e8b566",
      "#f7f0e2",
      [
        [122, 92],
        [150, 68],
        [182, 84],
        [206, 106],
        [140, 112],
        [172, 116],
        [108, 114],
      ]
        .map(([x = 0, y = 0]) => at(x, y, 0, 1.05, berry()))
        .join(""),
    ),
  ),
  picture(
    "bran-muffin",
    "clay",
    muffin(
      "#a9713c",
      "#efe2c8",
      scatter(12, [160, 92, 58, 32], (x, y, turn) => at(x, y, turn, 1, oval(0, 0, 9, 6, "#5a3320"))) +
        crumbs(26, [160, 90, 64, 36], ["#d9a766", "#7c4d25"], 2.4),
      "#6b421e",
    ),
  ),
  picture("maple-doughnut", "lilac", doughnut(160, 122, 90, "#c57b35"), at(232, 64, 14, 1.7, mapleLeaf())),
  picture(
    "cheddar-scone",
    "butter",
    shadow(160, 200, 100),
    shape("M160 40C176 40 264 168 258 184C252 204 68 204 62 184C56 168 144 40 160 40Z", DARK),
    shape("M160 36C176 36 262 160 256 176C250 194 70 194 64 176C58 160 144 36 160 36Z", "#e5b467"),
    scatter(20, [160, 142, 66, 38], (x, y, turn) => at(x, y, turn, 1, box(-9, -4, 18, 8, 3, "#f59f2c"))),
    scatter(14, [160, 138, 62, 44], (x, y, turn) => at(x, y, turn, 1, box(-5, -1.8, 10, 3.6, 1.5, "#4f8f3c"))),
  ),
  picture(
    "lemon-poppy-cake",
    "butter",
    muffin(
      "#f3d277",
      "#fffdf4",
      shape(
        "M92 112C84 88 112 86 118 68C134 44 186 44 202 68C208 86 236 88 228 112C214 118 208 132 196 120S172 132 160 120S126 134 118 118Q104 124 92 112Z",
        "#fffbe6",
      ) + crumbs(34, [160, 88, 58, 30], ["#3b3340"], 2.1),
    ),
    at(226, 62, 0, 1.4, lemon(18)),
  ),
  picture(
    "country-loaf",
    "cream",
    board(),
    shadow(160, 176, 88),
    oval(160, 120, 92, 74, DARK),
    oval(160, 114, 92, 72, "#c98743"),
    oval(160, 112, 76, 58, "#dca663", faint(0.8)),
    ...[104, 142, 180].map((x) => line(`M${x} 82Q${x + 24} 110 ${x + 10} 152`, "#f7e6c4", 9)),
    crumbs(46, [160, 108, 74, 54], ["#fffaf0"], 1.7),
  ),
  picture(
    "baguettes",
    "butter",
    board(),
    ...[
      [138, -24],
      [186, -24],
    ].map(([x = 0, turn = 0]) =>
      at(
        x,
        120,
        turn,
        1,
        oval(4, 98, 26, 8, "#3b2412", faint(0.2)),
        box(-22, -104, 44, 208, 22, DARK),
        box(-22, -106, 40, 206, 20, "#d79a50"),
        ...[-74, -36, 2, 40, 76].map((y) => line(`M-10 ${y + 12}L10 ${y - 12}`, "#f6e2b8", 7)),
      ),
    ),
  ),
];

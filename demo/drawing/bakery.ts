import { almond, berry, crumbs, lemon, mapleLeaf, nut, raspberry } from "./morsels.ts";
import { picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, pick, scatter, shadow, shape } from "./shapes.ts";
import { board } from "./vessels.ts";

const CRUST = "#d9954a";
const DARK = "#b26b2b";
const GOLD = "#eeb765";
const CHOCOLATE = "#4a2c20";

const croissant = () =>
  [0, 6, 1, 5, 2, 4, 3]
    .map((index) => {
      const turn = (index - 3) * 23;
      const width = 36 - Math.abs(index - 3) * 4.6;
      const height = 58 - Math.abs(index - 3) * 10;
      return `<g transform="translate(160 222) rotate(${turn}) translate(0 -102)">${oval(0, 0, width, height, CRUST, ` stroke="${DARK}" stroke-width="3.5"`)}${oval(-width * 0.3, -height * 0.3, width * 0.3, height * 0.46, GOLD)}</g>`;
    })
    .join("");

const cookie = (x: number, y: number, r: number, dough: string, chips: string, count = 11) =>
  shadow(x, y + r * 0.92, r * 0.9) +
  disc(x, y, r, DARK) +
  disc(x, y - 4, r - 1, dough) +
  scatter(count, [x, y - 4, r * 0.76, r * 0.72], (cx, cy, turn) =>
    at(cx, cy, turn, 1, box(-r * 0.1, -r * 0.09, r * 0.2, r * 0.18, r * 0.06, chips)),
  );

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

const doughnut = (x: number, y: number, r: number, glaze: string, bits = "") =>
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

/** A slice of cake or pie: its top, and its side in layers from above. */
export function slice(
  top: string,
  layers: ReadonlyArray<readonly [height: number, colour: string]>,
  more = "",
): string {
  let y = 112;
  const bands = layers.map(([height, colour]) => {
    const band = shape(`M58 ${y}L236 ${y}V${y + height}H58Z`, colour);
    y += height;
    return band;
  });
  const back = layers.map(([height]) => height).reduce((sum, height) => sum + height, 0);
  return (
    shadow(156, 112 + back + 8, 112) +
    shape(`M58 112L206 52Q240 74 236 112V${112 + back}H58Z`, top) +
    bands.join("") +
    shape(`M236 112V${112 + back}Q242 ${100 + back} 242 ${80 + back}V88Z`, "#000000", faint(0.12)) +
    more
  );
}

const macaron = (x: number, y: number, turn: number, shell: string, cream: string) =>
  shadow(x, y + 34, 44) +
  at(
    x,
    y,
    turn,
    1,
    shape("M-46-4C-46-40 46-40 46-4Z", shell),
    shape("M-46 10C-46 38 46 38 46 10Z", shell),
    box(-44, -4, 88, 14, 6, cream),
    line("M-44-5q5 6 11 0t11 0t11 0t11 0t11 0t11 0t11 0t11 0", shell, 6),
    line("M-26-20Q-14-28 4-28", "#ffffff", 5, faint(0.4)),
  );

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
  picture(
    "chocolate-chip-cookie",
    "cream",
    cookie(160, 122, 88, "#dfa45c", CHOCOLATE, 15),
    crumbs(12, [160, 118, 74, 70], ["#ffffff"], 1.8),
  ),
  picture(
    "oat-cookie",
    "sage",
    cookie(160, 122, 88, "#c99355", "#efd6a4", 30),
    scatter(9, [160, 118, 62, 58], (x, y, turn) => at(x, y, turn, 1, oval(0, 0, 8, 5, "#5d3a4a"))),
    at(238, 196, 16, 1.5, mapleLeaf()),
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
    "sugar-pie",
    "peach",
    slice(
      "#c07a33",
      [
        [34, "#cf8d42"],
        [16, "#e6bd7c"],
      ],
      shape("M206 52Q250 66 250 116V166H232V116Q232 76 196 58Z", "#e0aa5c") +
        line("M214 62Q238 78 240 112", "#b26b2b", 3) +
        shape("M92 100L196 62Q214 72 220 96Z", "#d89a52", faint(0.7)),
    ),
  ),
  picture(
    "pouding-chomeur",
    "clay",
    shadow(160, 206, 88),
    shape("M66 112L80 196Q82 206 160 206T240 196L254 112Z", "#fffdf9"),
    line(
      "M84 118L94 198M110 122L116 202M136 124L140 204M160 124V204M184 124L180 204M210 122L204 202M236 118L226 198",
      "#d9cdbb",
      3,
    ),
    oval(160, 112, 96, 34, "#fffdf9"),
    oval(160, 112, 86, 28, "#b8702c"),
    shape("M92 108C98 76 134 74 160 80C192 70 226 84 228 108C214 126 108 126 92 108Z", "#edc47e"),
    shape(
      "M118 86C140 74 178 74 202 88C206 104 192 98 188 112S170 104 160 116S136 98 126 108S110 96 118 86Z",
      "#c8762a",
    ),
    line("M134 86Q150 80 166 84", "#ffffff", 5, faint(0.5)),
  ),
  picture(
    "carrot-cake",
    "peach",
    slice(
      "#fff8e8",
      [
        [10, "#fff8e8"],
        [26, "#c98a4a"],
        [9, "#fff8e8"],
        [26, "#c98a4a"],
      ],
      scatter(34, [146, 150, 82, 32], (x, y, turn, index) =>
        at(x, y, turn, 1, box(-5, -1.8, 10, 3.6, 1.5, pick(["#ee7f2b", "#7c4d25"], index))),
      ) +
        at(196, 76, 20, 1.5, nut()) +
        at(160, 90, -30, 1.4, nut()),
    ),
  ),
  picture(
    "blueberry-cheesecake",
    "sky",
    slice(
      "#fdf3d6",
      [
        [50, "#fbeec9"],
        [18, "#b67a3f"],
      ],
      shape(
        "M58 112L206 52Q240 74 236 112C228 134 214 112 206 124S188 112 178 126S158 110 148 122S124 108 112 118S76 122 58 112Z",
        "#4a4f96",
      ) +
        [
          [128, 92],
          [158, 82],
          [186, 70],
          [204, 88],
          [176, 98],
          [148, 104],
          [212, 104],
        ]
          .map(([x = 0, y = 0]) => at(x, y, 0, 0.95, berry("#5c68b8")))
          .join(""),
    ),
  ),
  picture(
    "brownie",
    "rose",
    shadow(160, 194, 108),
    shape("M56 106L160 54L264 106L160 160Z", "#6a3f2a"),
    shape("M56 106L160 160V200L56 146Z", CHOCOLATE),
    shape("M264 106L160 160V200L264 146Z", "#3a2018"),
    line("M100 104L136 92L150 106L186 84M140 130L176 122L190 108L222 110", "#8a5a3e", 3.5),
    at(128, 108, 20, 1.3, nut()),
    at(184, 98, -30, 1.3, nut()),
    at(160, 132, 60, 1.2, nut()),
  ),
  picture(
    "macarons",
    "cream",
    macaron(112, 150, -10, "#e79aa6", "#fff3e6"),
    macaron(212, 154, 8, "#a9c47c", "#fff7e2"),
    macaron(162, 90, 2, "#d6a05c", "#fff3e6"),
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
  picture(
    "apple-fritter",
    "clay",
    shadow(160, 192, 96),
    shape(
      "M70 124C60 88 96 84 104 66C124 44 150 62 168 52C200 40 214 66 230 78C262 92 250 130 246 148C240 186 200 176 180 188C150 202 126 184 104 184C74 182 78 148 70 124Z",
      "#a8642b",
    ),
    shape(
      "M80 122C74 94 102 88 112 74C128 56 152 70 168 62C194 54 206 74 220 86C248 98 238 128 234 142C226 172 198 164 178 174C152 186 128 170 110 170C84 168 86 144 80 122Z",
      "#c98643",
    ),
    ...[
      [110, 104],
      [150, 88],
      [196, 100],
      [212, 136],
      [160, 132],
      [118, 142],
      [176, 160],
    ].map(([x = 0, y = 0], index) => at(x, y, index * 50, 1, box(-12, -9, 24, 18, 5, "#f2d487"))),
    line("M90 116Q116 92 140 112T196 116T236 122M100 152Q130 140 152 156T214 154", "#fffaf0", 7, faint(0.85)),
  ),
  picture(
    "mini-doughnuts",
    "lilac",
    shape("M92 118L104 218H216L228 118Z", "#fffdf8"),
    line("M116 122L124 214M142 122L146 214M178 122L174 214M204 122L196 214", "#d63b5b", 9, faint(0.75)),
    ...[
      [112, 96],
      [156, 84],
      [204, 94],
      [134, 62],
      [180, 56],
      [160, 118],
      [110, 126],
      [208, 126],
    ].map(([x = 0, y = 0]) => doughnut(x, y, 27, "#e3b069") + crumbs(12, [x, y, 22, 22], ["#ffffff"], 1.6)),
    shape("M88 128L96 150Q160 162 224 150L232 128Q160 146 88 128Z", "#fffdf8"),
  ),
];

import { CHOCOLATE, DARK } from "./bakery.ts";
import { berry, crumbs, mapleLeaf, nut } from "./morsels.ts";
import { picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, pick, scatter, shadow, shape } from "./shapes.ts";

const cookie = (x: number, y: number, r: number, dough: string, chips: string, count = 11) =>
  shadow(x, y + r * 0.92, r * 0.9) +
  disc(x, y, r, DARK) +
  disc(x, y - 4, r - 1, dough) +
  scatter(count, [x, y - 4, r * 0.76, r * 0.72], (cx, cy, turn) =>
    at(cx, cy, turn, 1, box(-r * 0.1, -r * 0.09, r * 0.2, r * 0.18, r * 0.06, chips)),
  );

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

export const cakes = [
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
];

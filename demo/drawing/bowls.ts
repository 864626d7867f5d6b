import { chunk, coriander, crumbs, cube, floret, leaf, lime, mushroom, nut, shred, sprig, tomato } from "./morsels.ts";
import { picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, pick, scatter, shape } from "./shapes.ts";
import { bowl } from "./vessels.ts";

const greens = (colours: readonly string[], count = 34) =>
  scatter(count, [160, 120, 76, 76], (x, y, turn, index) => at(x, y, turn * 2, 2, leaf(pick(colours, index))));
const beans = (colour: string, area: readonly [number, number, number, number], count = 22) =>
  scatter(count, area, (x, y, turn) =>
    at(x, y, turn, 1, oval(0, 0, 7, 4.8, colour), oval(-2, -1.6, 2, 1.2, "#ffffff", faint(0.4))),
  );
const corn = (area: readonly [number, number, number, number], count = 26) =>
  scatter(count, area, (x, y, turn) => at(x, y, turn, 1, box(-4, -4, 8, 8, 3, "#f8cd3f")));
const rice = (area: readonly [number, number, number, number], colour = "#fffaf0", count = 46) =>
  scatter(count, area, (x, y, turn) => at(x, y, turn, 1, oval(0, 0, 6, 2.4, colour)));
const crouton = () => box(-10, -10, 20, 20, 3, "#b9783a") + box(-10, -10, 20, 15, 3, "#e6b770");
/** A share of the bowl, like a slice, filled with something. */
const share = (from: number, to: number, colour: string) => {
  const point = (angle: number) =>
    `${(160 + Math.cos((angle * Math.PI) / 180) * 86).toFixed(1)} ${(120 + Math.sin((angle * Math.PI) / 180) * 86).toFixed(1)}`;
  return shape(`M160 120L${point(from)}A86 86 0 0 1 ${point(to)}Z`, colour);
};
const within = (angle: number, away = 54): readonly [number, number] => [
  160 + Math.cos((angle * Math.PI) / 180) * away,
  120 + Math.sin((angle * Math.PI) / 180) * away,
];
const avocadoFan = (x: number, y: number, turn: number) =>
  [-18, -6, 6, 18]
    .map((step) =>
      at(
        x,
        y,
        turn + step * 1.6,
        1,
        shape("M-5-28C8-24 12 18 0 28C-6 14-10-14-5-28Z", "#5f8f34"),
        shape("M-3-24C5-20 8 14 1 24C-4 12-6-12-3-24Z", "#d5e08a"),
      ),
    )
    .join("");

export const bowls = [
  picture(
    "pea-soup",
    "sage",
    bowl("#d3a83c", "#8a5a36"),
    scatter(34, [160, 120, 74, 74], (x, y) => disc(x, y, 5, "#e6c462")),
    scatter(10, [160, 124, 52, 50], (x, y, turn) => at(x, y, turn, 1, cube("#e08a86", 15))),
    at(160, 112, 0, 1.2, sprig()),
  ),
  picture(
    "caesar-salad",
    "cream",
    bowl("#e3ecc4", "#fffdf9"),
    greens(["#a9cc72", "#8ab956", "#c6dc96"]),
    scatter(9, [160, 120, 62, 62], (x, y, turn) => at(x, y, turn, 1.05, crouton())),
    scatter(8, [164, 116, 58, 56], (x, y, turn) => at(x, y, turn + 30, 1, line("M-12 2q6-6 12 0t12 0", "#a8402f", 7))),
    scatter(12, [158, 122, 60, 60], (x, y, turn) => at(x, y, turn, 1, shape("M-10 4L0-7L10 4Z", "#fff8e2"))),
  ),
  picture(
    "beet-salad",
    "rose",
    bowl("#f3ead8", "#fffdf9"),
    greens(["#4f7f3a", "#6f9f4c", "#3f6a34"], 30),
    scatter(13, [160, 120, 64, 64], (x, y, turn) =>
      at(
        x,
        y,
        turn,
        1.25,
        disc(0, 0, 13, "#8f1d4f"),
        disc(0, 0, 9, "none", ` stroke="#b8407a" stroke-width="2"`),
        disc(0, 0, 4, "none", ` stroke="#b8407a" stroke-width="2"`),
      ),
    ),
    scatter(8, [164, 118, 58, 56], (x, y, turn) => at(x, y, turn, 1, chunk("#ffffff", "#e6ded0"))),
    scatter(6, [154, 124, 52, 54], (x, y, turn) => at(x, y, turn, 1.15, nut())),
  ),
  picture(
    "garden-bowl",
    "mint",
    bowl("#f4ead0", "#3f8c6b"),
    share(200, 290, "#e9d3a0"),
    rice([...within(245), 34, 26], "#c9a55c"),
    share(290, 20, "#f6e9cf"),
    scatter(16, [...within(335, 56), 28, 30], (x, y, turn) => at(x, y, turn, 1.2, shred("#ee7f2b", 24, 5))),
    share(20, 110, "#cfe0a0"),
    scatter(22, [...within(65, 54), 30, 26], (x, y) => disc(x, y, 6.5, "#7fb24a") + disc(x - 2, y - 2, 2, "#d5ecb0")),
    share(110, 200, "#dfe9c8"),
    scatter(9, [...within(155, 56), 30, 26], (x, y, turn) =>
      at(x, y, turn * 2, 1.7, leaf(pick(["#5f9a45", "#79b357"], turn))),
    ),
    crumbs(26, [160, 120, 30, 30], ["#fff8e2", "#3b3340"], 2.4),
  ),
  picture(
    "mac-and-cheese",
    "butter",
    bowl("#f5b93a", "#c9473a"),
    scatter(44, [160, 120, 76, 76], (x, y, turn) =>
      at(x, y, turn * 2, 1, line("M-9 5A10 10 0 0 1 9 5", "#f9d876", 9), line("M-9 5A10 10 0 0 1 9 5", "#e9a52c", 2)),
    ),
    crumbs(60, [160, 116, 62, 60], ["#c07a33", "#a8642b", "#e0aa5c"], 3),
  ),
  picture(
    "burrito-bowl",
    "butter",
    bowl("#fffaf0", "#00695c"),
    rice([160, 120, 80, 80], "#f0d9ae", 90),
    beans("#33222a", [...within(200, 50), 34, 30]),
    scatter(7, [...within(280, 48), 36, 26], (x, y, turn) => at(x, y, turn, 1.3, chunk("#a55a34", "#7d3f22"))),
    scatter(6, [...within(340, 56), 24, 30], (x, y, turn) => at(x, y, turn, 1, tomato(12))),
    scatter(22, [...within(110, 52), 32, 24], (x, y, turn) => at(x, y, turn, 1, shred("#f6b93b", 20, 4))),
    at(...within(48, 48), 30, 1, avocadoFan(0, 0, 0)),
    disc(160, 120, 20, "#fffdf6"),
    at(160, 116, 0, 1.4, coriander()),
  ),
  picture(
    "vegan-bowl",
    "mint",
    bowl("#f4ead0", "#5a6b35"),
    share(0, 90, "#f0e2bc"),
    corn([...within(45), 32, 30], 34),
    share(90, 180, "#e6dcc8"),
    beans("#33222a", [...within(135), 32, 30], 26),
    share(180, 270, "#f1e6d2"),
    scatter(7, [...within(225, 54), 30, 28], (x, y, turn) => at(x, y, turn - 60, 1.25, mushroom())),
    share(270, 360, "#dfe9c8"),
    shape("M168 108C170 60 220 44 238 82C250 112 214 122 168 108Z", "#86b048"),
    scatter(10, [204, 84, 22, 20], (x, y) => disc(x, y, 4, "#b5d27a")),
    at(160, 120, 0, 1.1, lime(15)),
  ),
  picture(
    "taco-salad",
    "sage",
    shape(
      `M160 12C186 4 192 30 218 26C246 24 236 54 258 66C282 78 262 100 270 124C276 148 250 154 246 178C240 204 214 190 196 208C178 228 158 208 134 218C110 224 104 198 80 192C54 186 66 160 50 142C34 122 58 106 54 84C52 58 80 62 92 42C104 20 132 36 160 12Z`,
      "#e0a94f",
    ),
    disc(160, 120, 82, "#f3d492"),
    greens(["#6fa53a", "#8fc056", "#4f8f3c"], 26),
    corn([160, 120, 60, 60], 20),
    beans("#6a2f2a", [160, 124, 56, 56], 14),
    scatter(6, [160, 116, 50, 50], (x, y, turn) => at(x, y, turn, 1, tomato(11))),
    scatter(14, [160, 118, 56, 54], (x, y, turn) => at(x, y, turn, 1, shred("#fff3d4", 18, 3.5))),
  ),
  picture(
    "rice-and-beans",
    "clay",
    bowl("#d9703a", "#fffdf9"),
    rice([122, 120, 46, 72], "#f09a5c", 70),
    shape("M160 34A86 86 0 0 1 160 206C148 160 172 80 160 34Z", "#4a2f34"),
    beans("#2a1a20", [200, 120, 38, 66], 34),
    at(150, 100, 0, 1.6, coriander()),
    scatter(7, [206, 118, 26, 40], (x, y) => disc(x, y, 3.5, "#fff8e2")),
  ),
  picture(
    "pickled-vegetables",
    "peach",
    bowl("#f6efd2", "#4b7ea6"),
    scatter(8, [140, 124, 54, 60], (x, y, turn) => at(x, y, turn, 1.35, floret())),
    scatter(
      14,
      [172, 118, 58, 62],
      (x, y) => disc(x, y, 13, "#e8782a") + disc(x, y, 9, "#f59a4a") + disc(x, y, 4, "#fbbd74"),
    ),
    scatter(
      9,
      [160, 120, 64, 66],
      (x, y) =>
        disc(x, y, 11, "#4f8f3c") +
        disc(x, y, 7.5, "#d9e8ae") +
        disc(x - 2, y, 1.6, "#fff8dc") +
        disc(x + 3, y + 1, 1.6, "#fff8dc"),
    ),
    scatter(6, [158, 122, 50, 50], (x, y, turn) => at(x, y, turn, 1, line("M-14 4A16 16 0 0 1 14 4", "#c24a8a", 4))),
  ),
  picture(
    "tortilla-soup",
    "rose",
    bowl("#b9401f", "#3a5a60"),
    scatter(16, [160, 120, 70, 70], (x, y) => disc(x, y, 4, "#e0742e", faint(0.8))),
    scatter(15, [146, 112, 44, 44], (x, y, turn) =>
      at(x, y, turn * 2, 1, box(-22, -3.5, 44, 7, 2.5, "#eebd5f"), box(-22, -3.5, 44, 3, 1.5, "#f8dc98")),
    ),
    scatter(6, [192, 142, 32, 32], (x, y, turn) => at(x, y, turn, 1.2, cube("#b9d070", 17))),
    shape("M176 82C196 72 214 84 206 98C196 108 170 98 176 82Z", "#fffdf6"),
    at(160, 124, 0, 1.4, coriander()),
  ),
  picture(
    "coleslaw",
    "mint",
    bowl("#eef2d8", "#ffffff"),
    scatter(54, [160, 120, 76, 76], (x, y, turn, index) =>
      at(x, y, turn * 2, 1.25, shred(pick(["#dcebb4", "#b9d982", "#f2f6de", "#8a4a92", "#ee7f2b"], index), 26, 4.6)),
    ),
    crumbs(16, [160, 120, 64, 64], ["#3b3340"], 1.8),
  ),
];

import { bacon, chunk, coriander, crumbs, curd, egg, jalapeno, mushroom } from "./morsels.ts";
import { type Ground, picture } from "./picture.ts";
import { at, box, disc, line, oval, pick, scatter, shape } from "./shapes.ts";
import { boat } from "./vessels.ts";

const fry = (colour = "#f6c956", shade = "#dc9f32", length = 62) =>
  box(-length / 2, -6, length, 13, 3, shade) + box(-length / 2, -6.5, length, 9, 3, colour);

/** Fries in a boat; what lies on them goes between the fries and the boat's front. */
const friesInBoat = (
  over: string,
  colours: { fry?: string; shade?: string; boat?: string; rim?: string; stripe?: string } = {},
) => {
  const { back, front } = boat(colours.boat, colours.rim, colours.stripe);
  const fries = scatter(30, [160, 100, 84, 40], (x, y, turn) =>
    at(x, y, turn - 40, 1, fry(colours.fry, colours.shade)),
  );
  return back + fries + over + front;
};

const gravy = (colour: string, shine: string) =>
  shape(
    "M84 104C80 74 118 62 140 70C160 48 208 56 214 80C250 82 250 118 226 124C220 144 196 132 188 140C170 152 150 134 136 140C112 144 84 132 84 104Z",
    colour,
  ) + line("M104 92Q124 74 146 82M178 72Q196 70 204 82", shine, 5);
const curds = (count = 10) => scatter(count, [158, 98, 62, 30], (x, y, turn) => at(x, y, turn, 1.35, curd()));
const onions = scatter(9, [160, 94, 60, 28], (x, y, turn) => at(x, y, turn, 1, line("M-9 2Q0-7 9 2", "#6fa53a", 4)));
const drizzle = (colour: string) => line("M92 100Q112 76 128 100T166 92T202 98T234 96", colour, 6);
const cheeseSauce = gravy("#f7a824", "#fbcf74");

const poutine = (name: string, ground: Ground, over: string, stripe: string) =>
  picture(name, ground, friesInBoat(over, { stripe }));

export const poutines = [
  poutine("classic-poutine", "clay", gravy("#7c4a22", "#a8733f") + curds(12), "#7c4a22"),
  poutine(
    "pulled-pork-poutine",
    "rose",
    gravy("#7c4a22", "#a8733f") +
      curds(7) +
      scatter(22, [160, 88, 50, 22], (x, y, turn) =>
        at(x, y, turn * 2, 1, line("M-15 3Q0-7 15 2", pick(["#b45a3a", "#8f3f26", "#cf7a50"], turn), 6)),
      ) +
      line("M116 88Q138 70 156 90T204 84", "#6b1f12", 5),
    "#b3402e",
  ),
  poutine(
    "butter-chicken-poutine",
    "butter",
    gravy("#ee8432", "#f8b46c") +
      curds(5) +
      scatter(7, [160, 92, 52, 22], (x, y, turn) => at(x, y, turn, 1.4, chunk("#e9a05c", "#bf6a2c"))) +
      line("M120 92Q142 76 158 94T204 90", "#fff1dc", 4) +
      at(150, 84, 0, 1.3, coriander()) +
      at(186, 100, 30, 1.1, coriander()),
    "#ee8432",
  ),
  poutine(
    "smoked-meat-poutine",
    "slate",
    gravy("#7c4a22", "#a8733f") +
      curds(7) +
      scatter(8, [156, 90, 52, 22], (x, y, turn) =>
        at(
          x,
          y,
          turn,
          1,
          box(-20, -9, 40, 18, 6, "#a5433a"),
          line("M-15-3H15", "#d98a7c", 3.5),
          line("M-16 8H16", "#5a2420", 2.5),
        ),
      ) +
      drizzle("#e8bf2c") +
      at(212, 74, -24, 1, box(-30, -9, 60, 19, 9, "#6f9a3a"), line("M-20-2H18", "#a9c76a", 4)),
    "#3f4a54",
  ),
  poutine(
    "veggie-poutine",
    "sage",
    gravy("#94673a", "#bf9560") +
      curds(7) +
      scatter(12, [160, 92, 58, 26], (x, y, turn, index) =>
        at(x, y, turn, 1.1, line("M-12 4Q0-9 12 4", pick(["#d8402f", "#6fa53a", "#f3b52c"], index), 6.5)),
      ) +
      [
        [126, 92],
        [166, 84],
        [196, 104],
      ]
        .map(([x = 0, y = 0]) => at(x, y, -14, 1.25, mushroom()))
        .join(""),
    "#5f9a45",
  ),
  poutine(
    "breakfast-poutine",
    "peach",
    gravy("#7c4a22", "#a8733f") +
      curds(8) +
      at(206, 88, 34, 0.95, bacon(86)) +
      at(222, 104, 30, 0.9, bacon(80)) +
      at(144, 84, -8, 1.05, egg(38)),
    "#e9a52c",
  ),
  poutine(
    "vegan-poutine",
    "mint",
    gravy("#5b3a2a", "#8a6248") +
      scatter(11, [158, 98, 62, 30], (x, y, turn) =>
        at(x, y, turn, 1, box(-11, -8, 22, 16, 7, "#fffaf0"), box(-11, -8, 22, 6, 3, "#ffffff")),
      ) +
      onions,
    "#3f8c6b",
  ),
  picture(
    "loaded-fries",
    "butter",
    friesInBoat(
      cheeseSauce +
        scatter(8, [160, 92, 54, 24], (x, y, turn) =>
          at(x, y, turn, 1, line("M-12 2q6-7 12 0t12 0", "#a8402f", 8), line("M-11 0q6-6 11 0", "#f0b8a0", 2.5)),
        ) +
        onions +
        drizzle("#fffdf6"),
      { stripe: "#f59f2c" },
    ),
  ),
  picture(
    "chili-cheese-fries",
    "rose",
    friesInBoat(
      gravy("#8f2f1c", "#b8502f") +
        scatter(9, [160, 98, 58, 28], (x, y, turn) =>
          at(x, y, turn, 1, oval(0, 0, 9, 6.5, "#5a1c18"), oval(-3, -2, 2.6, 1.6, "#d98a7c")),
        ) +
        crumbs(22, [160, 96, 60, 28], ["#c9643c", "#6f2415"], 4) +
        drizzle("#f7b93a") +
        [
          [126, 84],
          [160, 100],
          [192, 82],
          [214, 102],
        ]
          .map(([x = 0, y = 0]) => at(x, y, 0, 1.2, jalapeno()))
          .join(""),
      { boat: "#fbe9d8", stripe: "#c9302c" },
    ),
  ),
];

/** Fries that stand in a paper cone's pocket. */
const pocket = (fries: string, body: string, shade: string, mark: string) =>
  oval(160, 212, 62, 9, "#3b2412", ` opacity=".18"`) +
  shape("M96 116C130 100 190 100 224 116L216 130H104Z", shade) +
  fries +
  shape("M92 112C120 136 200 136 228 112L214 206Q213 212 206 212H114Q107 212 106 206Z", body) +
  mark;
const standing = (draw: (index: number) => string) =>
  Array.from({ length: 13 }, (_, index) =>
    at(102 + index * 9.8, 108 + Math.abs(6 - index) * 1.4 - (index % 3) * 12, (index - 6) * 4.2, 1, draw(index)),
  ).join("");
const stick = (colour: string, shade: string) => () =>
  box(-7.5, -62, 15, 104, 3, shade) +
  box(-7.5, -62, 10, 104, 3, colour) +
  box(-7.5, -62, 15, 5, 2, "#ffffff", ` opacity=".4"`);
const curl = (index: number) =>
  line("M-10 30C-30 14 26 8 8-6C-26-14 24-26 8-36C-14-44 6-56 14-50", index % 2 === 0 ? "#d27a2a" : "#e49440", 10) +
  line("M-10 30C-30 14 26 8 8-6C-26-14 24-26 8-36", "#f7bf74", 2.5);

export const fries = [
  picture(
    "golden-fries",
    "rose",
    pocket(
      standing(stick("#f8cf62", "#dc9f32")),
      "#d63b3b",
      "#a82a2c",
      at(160, 172, 0, 1, oval(0, 0, 26, 19, "#fbe7b0"), oval(0, 0, 17, 12, "#e0ae4a")),
    ),
  ),
  picture(
    "sweet-potato-fries",
    "peach",
    pocket(
      standing(stick("#ee8a3a", "#c4601f")),
      "#fffdf8",
      "#e2d6c2",
      line("M112 168Q160 186 208 168", "#ee7f2b", 9) + line("M114 186Q160 204 206 186", "#ee7f2b", 9),
    ),
  ),
  picture(
    "curly-fries",
    "mint",
    pocket(
      Array.from({ length: 8 }, (_, index) =>
        at(106 + index * 15.5, 96 - (index % 3) * 9, (index - 3.5) * 7, 0.95, curl(index)),
      ).join(""),
      "#2f5d50",
      "#1f4238",
      line("M132 176C132 158 158 160 158 176S186 192 188 174", "#f8cf62", 7),
    ),
  ),
  picture(
    "spiral-potato",
    "cream",
    line("M232 220L84 26", "#b98a52", 9),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
      at(
        104 + index * 18,
        50 + index * 24,
        36,
        1,
        oval(0, 0, 44 - Math.abs(3 - index) * 4, 12, "#c98a2e"),
        oval(-1, -3, 43 - Math.abs(3 - index) * 4, 11, "#f3c659"),
        oval(-2, -4, 33 - Math.abs(3 - index) * 4, 7, "#fbe29a"),
        disc(16, -3, 2, "#b3402e"),
        disc(-18, -1, 2, "#b3402e"),
      ),
    ),
  ),
];

import { berry, ice, leaf, lemon, lime, orange, sprig, wedge } from "./morsels.ts";
import { picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, scatter, shadow, shape } from "./shapes.ts";
import { bottle, flute, glass, straw } from "./vessels.ts";

const ices = at(146, 72, 12, 1.1, ice()) + at(174, 84, -18, 1.1, ice()) + at(150, 100, 30, 1.1, ice());
const bubbles = (area: readonly [number, number, number, number]) =>
  scatter(16, area, (x, y) => disc(x, y, 2.4, "#ffffff", faint(0.75)));
const peachSlice =
  shape("M-24 8A24 24 0 0 1 24 8Q0 22-24 8Z", "#f49a4a") +
  shape("M-15 6A16 16 0 0 1 15 6Q0 12-15 6Z", "#fbc77f") +
  disc(0, 6, 5, "#b3402e");
const cinnamon = at(184, 58, 22, 1, box(-6, -48, 12, 96, 5, "#9a5a2e"), line("M-1-44V44", "#c88550", 2.5));
const label = (colour: string) => disc(160, 152, 17, colour);

export const coldDrinks = [
  picture("cold-brew", "slate", glass({ layers: [[0.1, 1, "#3a2118"]], inside: ices })),
  picture(
    "iced-latte",
    "clay",
    glass({
      layers: [
        [0.1, 0.36, "#6b4129"],
        [0.36, 0.56, "#b58a62"],
        [0.56, 1, "#f6ead6"],
      ],
      inside: ices,
    }),
    straw("#2f5d50"),
  ),
  picture(
    "blueberry-lemonade",
    "lilac",
    straw("#ffffff"),
    glass({
      layers: [
        [0.1, 0.4, "#f3c9d8"],
        [0.4, 0.7, "#b77bb4"],
        [0.7, 1, "#7a5aa6"],
      ],
      inside: at(150, 78, 12, 1, ice()) + at(172, 96, 40, 1, ice()),
    }),
    at(146, 178, 0, 1, berry()),
    at(168, 184, 0, 1, berry("#5a66b4")),
    at(162, 164, 0, 1, berry("#434f98")),
    at(206, 48, 0, 1.3, lemon(17)),
    at(122, 36, -20, 1.2, sprig()),
  ),
  picture(
    "peach-iced-tea",
    "peach",
    glass({ layers: [[0.1, 1, "#c9762e"]], inside: ices }),
    at(206, 50, 24, 1.4, peachSlice),
  ),
  picture(
    "chocolate-frappe",
    "rose",
    straw("#c9473a", 180, 8),
    glass({ top: 86, layers: [[0.02, 1, "#8a5a3c"]] }),
    shape("M112 90C104 66 130 64 132 52C138 34 158 44 164 30C170 46 186 42 190 58C206 60 216 74 208 90Z", "#fff8ea"),
    line("M128 78Q146 60 160 76T194 72", "#4a2c20", 5),
    scatter(10, [160, 60, 34, 16], (x, y, turn) => at(x, y, turn, 1, box(-4, -1.5, 8, 3, 1, "#4a2c20"))),
  ),
  picture(
    "orange-juice",
    "butter",
    glass({ x: 178, layers: [[0.08, 1, "#f59c1f"]] }),
    at(102, 170, 0, 2.1, orange(19)),
    at(214, 48, 0, 1.2, orange(18)),
  ),
  picture(
    "chocolate-milk",
    "clay",
    shadow(160, 212, 44),
    shape(
      "M140 34H180V62C194 76 200 88 200 104V200Q200 212 188 212H132Q120 212 120 200V104C120 88 126 76 140 62Z",
      "#ffffff",
      faint(0.7),
    ),
    shape(
      "M134 84H186C192 92 194 98 194 106V198Q194 206 186 206H134Q126 206 126 198V106C126 98 128 92 134 84Z",
      "#7a4a30",
    ),
    box(134, 20, 52, 18, 6, "#c9473a"),
    box(126, 128, 68, 44, 0, "#fff6e3"),
    shape("M136 164C136 140 148 136 160 148C172 136 184 140 184 164Z", "#7a4a30"),
  ),
  picture(
    "sparkling-water",
    "sky",
    bottle("#7cc0cf", "#ffffff", "#4b7ea6", label("#4b7ea6")),
    at(160, 152, 0, 0.9, bubbles([0, 0, 12, 12])),
    bubbles([160, 100, 20, 60]),
  ),
  picture(
    "white-beer",
    "butter",
    shadow(160, 214, 44),
    shape("M122 40H198C204 84 186 130 188 206Q188 214 160 214T132 206C134 130 116 84 122 40Z", "#f2c659"),
    shape("M122 40H198C201 58 200 70 197 84H123C120 70 119 58 122 40Z", "#fffaf0"),
    oval(140, 40, 22, 14, "#fffaf0"),
    oval(178, 38, 24, 15, "#ffffff"),
    bubbles([160, 150, 18, 46]),
    line("M136 96C138 126 146 150 144 196", "#ffffff", 5, faint(0.5)),
    at(212, 62, 0, 1.1, orange(17)),
  ),
  picture(
    "cider",
    "sage",
    bottle(
      "#8a9a4a",
      "#fff6e3",
      "#d9b24a",
      shape("M160 142C144 130 134 150 146 166Q152 172 160 168Q168 172 174 166C186 150 176 130 160 142Z", "#c23a36") +
        line("M160 142Q160 136 165 132", "#6b4a2a", 3),
    ),
  ),
  picture(
    "mimosa",
    "peach",
    flute(
      shape("M133 58H187C187 104 180 142 160 145C140 142 133 104 133 58Z", "#f9a83a") +
        shape("M133 58H187C187 70 186 80 185 88H135C134 80 133 70 133 58Z", "#fbd68a") +
        bubbles([160, 104, 16, 30]),
    ),
    at(204, 44, 0, 1.2, orange(17)),
  ),
  picture(
    "lemonade",
    "butter",
    straw("#d9473a"),
    glass({
      layers: [[0.08, 1, "#fbe58a"]],
      inside:
        at(148, 84, 12, 1, ice()) +
        at(176, 70, -20, 1, ice()) +
        at(152, 128, 0, 1.5, lemon(16)) +
        at(172, 172, 0, 1.3, lemon(16)),
    }),
    at(210, 50, 0, 1.2, lemon(17)),
  ),
  picture(
    "canned-pop",
    "rose",
    shadow(160, 210, 50),
    shape("M118 50L126 34H194L202 50V192L194 208H126L118 192Z", "#d0d4d8"),
    box(118, 50, 84, 142, 2, "#d63b3b"),
    shape("M118 130C146 104 174 156 202 126V150C174 180 146 128 118 154Z", "#ffffff"),
    oval(160, 36, 34, 7, "#eef0f2"),
    oval(164, 36, 13, 3, "#9aa2a8"),
    line("M130 58V186", "#ffffff", 6, faint(0.35)),
  ),
  picture(
    "bottled-water",
    "sky",
    shadow(160, 212, 44),
    shape(
      "M144 38H176V54C192 66 198 78 198 92V202Q198 212 188 212H132Q122 212 122 202V92C122 78 128 66 144 54Z",
      "#a9d8ee",
    ),
    line("M122 112H198M122 176H198M122 190H198", "#ffffff", 3, faint(0.6)),
    box(122, 122, 76, 44, 0, "#4b7ea6"),
    shape("M160 128C172 142 172 158 160 160C148 158 148 142 160 128Z", "#ffffff"),
    box(144, 22, 32, 18, 4, "#4b7ea6"),
    line("M134 96V112", "#ffffff", 6, faint(0.7)),
  ),
  picture(
    "horchata",
    "cream",
    cinnamon,
    glass({ layers: [[0.08, 1, "#fbf1dd"]], inside: at(144, 76, 12, 1, ice()) + at(166, 92, -18, 1, ice()) }),
    scatter(18, [158, 58, 30, 8], (x, y) => disc(x, y, 2, "#9a5a2e")),
  ),
  picture(
    "hibiscus-water",
    "rose",
    glass({ layers: [[0.08, 1, "#b01f45"]], inside: ices }),
    at(208, 50, 0, 1.2, lime(17)),
    at(76, 186, -10, 1.3, hibiscus()),
  ),
  picture(
    "lime-water",
    "mint",
    straw("#3f8c6b"),
    glass({
      layers: [[0.08, 1, "#d7eca0"]],
      inside:
        at(146, 80, 12, 1, ice()) +
        at(172, 96, 30, 1, ice()) +
        at(154, 140, 0, 1.4, lime(16)) +
        at(150, 178, 20, 1, leaf()),
    }),
    at(118, 38, -24, 1.3, sprig()),
    at(210, 52, 0, 1.1, lime(17)),
  ),
  picture(
    "cola-bottle",
    "clay",
    bottle("#4a2416", "#c9302c", "#c9302c", line("M134 156Q148 138 160 152T186 148", "#ffffff", 6)),
  ),
  picture(
    "grapefruit-soda",
    "peach",
    bottle("#f58f86", "#fff6e3", "#3f8c6b", at(160, 152, 0, 1, `<g transform="scale(1.1)">${grapefruit()}</g>`)),
  ),
  picture(
    "mineral-water",
    "mint",
    bottle("#a5d6b4", "#ffffff", "#3f8c6b", label("#3f8c6b")),
    bubbles([160, 98, 20, 50]),
    at(222, 188, 0, 1.3, wedge()),
  ),
];

function hibiscus(): string {
  return (
    [0, 72, 144, 216, 288].map((turn) => at(0, 0, turn, 1, oval(0, -14, 10, 14, "#d43a66"))).join("") +
    disc(0, 0, 6, "#8a1636") +
    line("M0 0L10-12", "#f7c94a", 4)
  );
}

function grapefruit(): string {
  return (
    disc(0, 0, 18, "#f0935a") +
    disc(0, 0, 15, "#fff0e2") +
    [0, 60, 120, 180, 240, 300].map((turn) => at(0, 0, turn, 1, shape("M0-2L6-12H-6Z", "#ee6a62"))).join("")
  );
}

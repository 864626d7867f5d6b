import { tomato } from "./morsels.ts";
import { picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, scatter, shadow, shape } from "./shapes.ts";
import { type Filling, stack, waves } from "./stack.ts";

/** A sandwich seen from the side. */
function sandwich(
  crust: string,
  crumb: string,
  fillings: readonly Filling[],
  more: (bottom: number) => string = () => "",
  mark = "",
): string {
  const inside = stack(66, 98, 188, fillings);
  const { bottom } = inside;
  return (
    shadow(160, bottom + 42, 112) +
    shape(
      `M58 ${bottom - 2}H262V${bottom + 22}Q262 ${bottom + 38} 246 ${bottom + 38}H74Q58 ${bottom + 38} 58 ${bottom + 22}Z`,
      crust,
    ) +
    box(64, bottom - 2, 192, 14, 4, crumb) +
    inside.svg +
    shape("M58 96V74Q58 50 90 48H230Q262 50 262 74V96Q262 102 254 102H66Q58 102 58 96Z", crust) +
    box(64, 88, 192, 13, 5, crumb) +
    mark +
    more(bottom)
  );
}

const grill = [92, 130, 168, 206].map((x) => line(`M${x} 82L${x + 22} 56`, "#7c4a22", 6, faint(0.75))).join("");

const melted = (x: number, y: number) =>
  shape(
    `M${x} ${y}C${x + 20} ${y - 18} ${x + 150} ${y - 18} ${x + 176} ${y}C${x + 186} ${y + 30} ${x + 160} ${y + 20} ${x + 158} ${y + 44}Q${x + 150} ${y + 60} ${x + 144} ${y + 40}C${x + 138} ${y + 20} ${x + 100} ${y + 26} ${x + 96} ${y + 52}Q${x + 88} ${y + 70} ${x + 82} ${y + 46}C${x + 76} ${y + 24} ${x + 40} ${y + 24} ${x + 36} ${y + 38}Q${x + 28} ${y + 50} ${x + 24} ${y + 34}C${x + 14} ${y + 22} ${x - 8} ${y + 22} ${x} ${y}Z`,
    "#f6c24a",
  );

/** Half a sandwich, cut across, standing on its crust. */
const triangle = (x: number, turn: number, fillings: string, crust = "#c98743") =>
  at(
    x,
    124,
    turn,
    1,
    shape("M-66 62L0-62Q6-68 12-60L66 62Q68 72 58 72H-58Q-68 72-66 62Z", crust),
    shape("M-54 60L4-48L56 60Z", "#f4dcae"),
    fillings,
  );

const pickle = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    turn,
    1,
    box(-34, -11, 68, 22, 11, "#6f9a3a"),
    line("M-24-3H22", "#a9c76a", 4),
    disc(-10, 4, 2, "#507a28"),
    disc(10, 5, 2, "#507a28"),
  );

const HAM = "#ef9d98";

const CHEDDAR = "#f59f2c";

const LETTUCE = "#7fb24a";

export const sandwiches = [
  picture(
    "croque-monsieur",
    "cream",
    sandwich("#c98743", "#f4dcae", [
      ["waves", HAM, 14],
      ["flat", "#f7d97c", 12],
      ["waves", HAM, 14],
    ]),
    melted(72, 62),
    ...[
      [110, 66],
      [150, 58],
      [196, 64],
      [226, 70],
    ].map(([x = 0, y = 0]) => oval(x, y, 11, 5, "#c97a2c", faint(0.7))),
  ),
  picture(
    "smoked-meat",
    "clay",
    sandwich(
      "#7a4c2a",
      "#c99a68",
      [
        ["drip", "#e3b52c", 8],
        ["waves", "#a5433a", 16],
        ["waves", "#c05a4c", 16],
        ["waves", "#9a3a34", 16],
        ["waves", "#b95046", 16],
      ],
      (bottom) => pickle(238, bottom + 26, -18),
    ),
  ),
  picture(
    "chicken-pesto-panini",
    "sage",
    sandwich(
      "#d9a55c",
      "#f7e6c0",
      [
        ["drip", "#5f8f34", 9],
        ["thick", "#f3e0b8", 22],
        ["flat", "#cf3a2c", 9],
        ["drip", "#fff8e2", 12],
      ],
      () => "",
      grill,
    ),
  ),
  picture(
    "grilled-cheddar",
    "butter",
    shadow(160, 200, 116),
    triangle(104, -8, shape("M-50 52L2-42L10-42L58 52Z", CHEDDAR), "#b8742f"),
    triangle(
      208,
      8,
      shape("M-56 54L0-44L54 54C50 78 40 62 36 56C28 84 14 78 12 58C2 70-8 70-10 58C-20 84-36 76-38 56Z", CHEDDAR),
      "#b8742f",
    ),
    at(
      104,
      124,
      -8,
      1,
      shape("M-54 60L4-48L56 60Z", "#d9a04a"),
      line("M-20 40L4-14M6 44L26 0", "#a8642b", 6, faint(0.7)),
    ),
    shape("M140 204A20 20 0 0 0 180 204Z", "#c8483e"),
    shape("M144 204A16 16 0 0 0 176 204Z", "#fff3d0"),
  ),
  picture(
    "ham-baguette",
    "rose",
    shadow(160, 182, 124),
    at(
      160,
      122,
      -12,
      1,
      box(-126, 4, 252, 52, 26, "#c98743"),
      box(-118, 2, 236, 16, 8, "#f7e6c0"),
      waves(-112, 2, 224, HAM, 18),
      box(-112, -14, 224, 12, 5, "#fbe48e"),
      box(-126, -58, 252, 50, 25, "#d79a50"),
      line("M-90-24L-66-46M-44-20L-20-46M2-20L26-46M48-20L72-44", "#f6e2b8", 8),
    ),
  ),
  picture(
    "chicken-club",
    "butter",
    shadow(160, 202, 118),
    ...[
      [102, -4],
      [214, 4],
    ].map(([x = 0, turn = 0]) =>
      triangle(
        x,
        turn,
        line("M-34 22H38", "#f4dcae", 14) +
          line("M-40 42H46", LETTUCE, 10) +
          line("M-34 30H36", "#cf3a2c", 9) +
          line("M-24 4H26", "#a8402f", 9) +
          line("M-18-8H20", "#f3e0b8", 12) +
          line("M-46 54H50", "#f3e0b8", 10),
      ),
    ),
    ...[
      [104, 26],
      [210, 26],
    ].map(
      ([x = 0, y = 0]) => line(`M${x} ${y}V70`, "#a8733f", 4) + disc(x, y, 8, "#5a7a35") + disc(x, y, 3, "#cf3a2c"),
    ),
  ),
  picture(
    "vegetable-pate",
    "sage",
    sandwich(
      "#9a6a3c",
      "#d9b07a",
      [
        ["waves", "#8fc056", 14],
        ["waves", "#ee7f2b", 10],
        ["thick", "#b98a5c", 30],
        ["waves", LETTUCE, 12],
      ],
      () => "",
      scatter(16, [160, 66, 84, 12], (x, y, turn) => at(x, y, turn, 1, oval(0, 0, 5, 2.6, "#f1dcae"))),
    ),
  ),
  picture(
    "little-grilled-cheese",
    "rose",
    shadow(160, 196, 104),
    triangle(
      118,
      -10,
      shape("M-50 56L4-42L58 56C50 76 42 62 36 58C28 80 16 76 12 58C2 68-8 68-10 58C-20 78-34 72-38 58Z", "#f7b63a"),
      "#b8742f",
    ),
    at(118, 124, -10, 1, shape("M-46 44L4-48L50 44Z", "#dba65c")),
    ...[
      [208, 148, -8],
      [226, 150, 6],
      [244, 152, 16],
    ].map(([x = 0, y = 0, turn = 0]) =>
      at(x, y, turn, 1, box(-8, -44, 16, 92, 7, "#ee7f2b"), line("M-2-34V36", "#f9b06a", 3)),
    ),
    at(204, 92, 0, 1.2, tomato(13)),
  ),
];

import { leaf, lemon, mushroom } from "./morsels.ts";
import { type Ground, picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, pick, scatter, shadow, shape } from "./shapes.ts";
import { type Filling, stack } from "./stack.ts";
import { paper } from "./vessels.ts";

const BUN = "#d9954a";

const BUN_LIGHT = "#eab765";

const dog = (
  name: string,
  ground: Ground,
  sausage: readonly [string, string],
  topping: string,
  { long = 0, bun = BUN, light = BUN_LIGHT, crumb = "#f7e0b4", marks = "" } = {},
) =>
  picture(
    name,
    ground,
    shadow(160, 184, 108 + long),
    at(
      160,
      124,
      -10,
      1,
      box(-100 - long * 0.6, -40, 200 + long * 1.2, 66, 33, bun),
      box(-92 - long * 0.6, -32, 184 + long * 1.2, 40, 20, crumb),
      box(-116 - long, -24, 232 + long * 2, 42, 21, sausage[0]),
      line(`M${-98 - long} -12H${98 + long}`, sausage[1], 7),
      marks,
      topping,
      shape(
        `M${-104 - long * 0.6} 6C${-104 - long * 0.6} 48 ${-80 - long * 0.6} 58 ${-60} 58H60C${80 + long * 0.6} 58 ${104 + long * 0.6} 48 ${104 + long * 0.6} 6C${80} 24 ${-80} 24 ${-104 - long * 0.6} 6Z`,
        bun,
      ),
      line(`M${-84 - long * 0.6} 34Q-60 46-30 46H20`, light, 7),
    ),
  );

const zigzag = (colour: string, from = -92, count = 8) => line(`M${from} 2${"q11.5-22 23 0".repeat(count)}`, colour, 8);

const burger = (name: string, ground: Ground, fillings: readonly Filling[], bun = BUN) => {
  const inside = stack(70, 104, 180, fillings);
  const { bottom } = inside;
  return picture(
    name,
    ground,
    shadow(160, bottom + 36, 100),
    shape(
      `M70 ${bottom - 2}H250V${bottom + 10}Q250 ${bottom + 34} 222 ${bottom + 34}H98Q70 ${bottom + 34} 70 ${bottom + 10}Z`,
      bun,
    ),
    inside.svg,
    shape("M66 104C62 60 104 38 160 38S258 60 254 104Q254 110 246 110H74Q66 110 66 104Z", bun),
    line("M86 82Q98 58 130 52", BUN_LIGHT, 9),
    scatter(13, [166, 68, 58, 18], (x, y, turn) => at(x, y, turn, 1, oval(0, 0, 5, 2.8, "#fff1cf"))),
  );
};

const golden = (x: number, y: number, turn: number, length = 92, width = 34) =>
  at(
    x,
    y,
    turn,
    1,
    box(-length / 2, -width / 2, length, width, width / 2, "#b9762a"),
    box(-length / 2, -width / 2 - 2, length, width - 2, width / 2, "#e2a544"),
    scatter(9, [0, -2, length * 0.4, width * 0.28], (cx, cy) => disc(cx, cy, 2.6, "#f6d083")),
  );

const ring = (x: number, y: number, r: number) =>
  disc(x, y, r, "none", ` stroke="#a8642b" stroke-width="21"`) +
  disc(x, y - 2, r, "none", ` stroke="#dc9c3e" stroke-width="17"`) +
  line(`M${x - r * 0.8} ${y - r * 0.5}A${r} ${r} 0 0 1 ${x - r * 0.1} ${y - r * 0.98}`, "#f6d083", 5);

const dip = (x: number, y: number, sauce: string) =>
  oval(x, y + 4, 36, 33, "#3b2412", faint(0.18)) +
  disc(x, y, 34, "#fffdf9") +
  disc(x, y, 26, sauce) +
  line(`M${x - 14} ${y - 4}Q${x} ${y - 16} ${x + 12} ${y - 6}`, "#ffffff", 3.5, faint(0.5));

export const stand = [
  dog("market-dog", "rose", ["#b9472f", "#e08a6c"], zigzag("#f3c62b")),
  dog(
    "foot-long",
    "butter",
    ["#a83f2a", "#d97a5c"],
    zigzag("#f3c62b", -106, 9) + line("M-108 8q12-20 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0", "#c9302c", 4.5),
    { long: 24 },
  ),
  dog(
    "oktoberfest-sausage",
    "clay",
    ["#c98a5c", "#e9bd92"],
    scatter(24, [0, -8, 82, 14], (x, y, turn) =>
      at(x, y, turn, 1, line("M-13 3Q0-8 13 3", turn % 2 ? "#f4ecc0" : "#e3d896", 5)),
    ),
    { bun: "#a86a34", light: "#c98a4c" },
  ),
  dog(
    "chorizo",
    "sage",
    ["#a3271b", "#cf5a40"],
    scatter(20, [0, -6, 80, 10], (x, y) =>
      disc(x, y, 4.5, pick(["#4f8f3c", "#6fa53a", "#cf3a2c"], Math.round(Math.abs(x)))),
    ),
    { marks: [-60, -20, 20, 60].map((x) => line(`M${x} -20L${x + 16} 12`, "#5a1710", 5)).join("") },
  ),
  dog(
    "veggie-dog",
    "mint",
    ["#ee7f2b", "#f9b06a"],
    scatter(8, [0, -6, 78, 8], (x, y, turn) => at(x, y, turn, 1, leaf("#6fa53a"))) +
      line("M-88 8q12-18 24 0t24 0t24 0t24 0t24 0t24 0t24 0", "#fff8e2", 4.5),
    { crumb: "#efd9a8" },
  ),
  picture(
    "corn-dog",
    "peach",
    at(
      160,
      122,
      24,
      1,
      line("M0 40V108", "#c9985c", 11),
      box(-34, -104, 68, 160, 34, "#b9762a"),
      box(-34, -106, 62, 158, 31, "#e2a544"),
      line("M-18-78Q-8-96 8-94", "#f6d083", 8),
      line("M-22-60Q14-44-14-30T-14 0T-10 30", "#f3c62b", 9),
    ),
  ),
  burger("stand-burger", "rose", [
    ["waves", "#7fb24a", 10],
    ["drip", "#f59f2c", 9],
    ["thick", "#6b3a26", 26],
    ["flat", "#fff3e0", 6],
    ["drip", "#e3795a", 8],
  ]),
  burger(
    "grilled-chicken-burger",
    "butter",
    [
      ["waves", "#8fc056", 14],
      ["drip", "#fff8e2", 9],
      ["thick", "#e0b070", 28],
      ["flat", "#cf3a2c", 8],
    ],
    "#e0a85c",
  ),
  picture(
    "mushroom-burger",
    "sage",
    shadow(160, 202, 100),
    shape("M70 166H250V178Q250 200 222 200H98Q70 200 70 178Z", BUN),
    line("M72 162q14 12 28 0t28 0t28 0t28 0t28 0t34 0", "#7fb24a", 12),
    shape("M66 146C62 112 118 104 160 104S258 112 254 146Q254 156 240 156H80Q66 156 66 146Z", "#6f4a34"),
    line("M86 152H234", "#4d3122", 6),
    shape("M78 124L242 122L228 146L206 134L190 158L160 132L128 156L112 134L90 146Z", "#fbe9b0"),
    shape("M66 104C62 60 104 38 160 38S258 60 254 104Q254 112 246 112H74Q66 112 66 104Z", BUN),
    line("M86 82Q98 58 130 52", BUN_LIGHT, 9),
    at(232, 194, 12, 1.6, mushroom()),
  ),
  picture(
    "fish-and-chips",
    "sky",
    paper("#4b7ea6"),
    ...Array.from({ length: 12 }, (_, index) =>
      at(
        100 + (index % 4) * 14,
        84 + index * 9,
        40 + (index % 5) * 24,
        1,
        box(-34, -6, 68, 12, 3, "#dc9f32"),
        box(-34, -6.5, 68, 8, 3, "#f8cf62"),
      ),
    ),
    at(
      184,
      116,
      -28,
      1,
      shape("M-86 2C-66-36 34-46 70-10L96-30C94-8 96 14 92 32L68 12C30 40-62 38-86 2Z", "#b9762a"),
      shape("M-82-2C-62-36 34-46 66-12L88-26C88-8 90 8 86 22L66 6C30 32-58 32-82-2Z", "#e2a544"),
      scatter(16, [-6, -6, 54, 18], (x, y) => disc(x, y, 3, "#f6d083")),
    ),
    at(214, 178, 0, 1.3, lemon(18)),
  ),
  picture(
    "chicken-strips",
    "butter",
    paper("#c4952a"),
    golden(112, 104, -62),
    golden(146, 98, -84),
    golden(180, 106, -98),
    golden(132, 150, -20),
    dip(212, 166, "#8e3a6a"),
  ),
  picture(
    "onion-rings",
    "clay",
    paper("#9a5a2e"),
    ring(122, 96, 36),
    ring(196, 92, 30),
    ring(170, 142, 40),
    ring(112, 160, 26),
    ring(224, 170, 22),
  ),
  picture(
    "fried-pickles",
    "mint",
    paper("#3f8c6b"),
    golden(110, 110, -70, 96, 30),
    golden(142, 104, -88, 96, 30),
    ...[
      [184, 92],
      [216, 122],
      [180, 134],
    ].map(
      ([x = 0, y = 0]) =>
        disc(x, y + 3, 23, "#b9762a") +
        disc(x, y, 22, "#e2a544") +
        disc(x, y, 13, "#a9c76a") +
        scatter(5, [x, y, 7, 7], (cx, cy) => disc(cx, cy, 1.8, "#e9f0c0")),
    ),
    dip(150, 174, "#fffdf2"),
  ),
];

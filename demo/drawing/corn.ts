import { coriander, wedge } from "./morsels.ts";
import { picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, pick, scatter, shadow, shape } from "./shapes.ts";

const cobKernels = [-2, -1, 0, 1, 2]
  .map((row) =>
    Array.from({ length: 13 }, (_, index) =>
      box(-84 + index * 13, row * 13 - 6.5, 12, 12, 5, (index + row) % 3 === 0 ? "#f3b52c" : "#fad24a"),
    ).join(""),
  )
  .join("");

/** An ear of corn on its stick, lying; `over` goes on it. */
const cob = (over: string) =>
  at(
    168,
    124,
    -24,
    0.86,
    line("M86 0H140", "#c9985c", 10),
    box(-92, -38, 184, 76, 36, "#e0a020"),
    cobKernels,
    shape("M-92 4C-120-30-132-22-146-40C-138-4-140 6-150 30C-126 20-112 34-84 24Z", "#7fb24a"),
    shape("M-92 10C-116 10-124 24-138 34C-118 38-104 44-80 30Z", "#5f9a45"),
    over,
  );

const elote = cob(
  line("M-78-14q14-24 28 0t28 0t28 0t28 0t28 0", "#fffaf0", 11) +
    scatter(24, [0, 0, 76, 28], (x, y) => disc(x, y, 3.6, "#fffdf6")) +
    scatter(30, [0, 0, 78, 30], (x, y) => disc(x, y, 2.2, "#c9302c")) +
    [-40, 6, 48].map((x) => at(x, -4, 0, 1, coriander())).join(""),
);

export const corn = [
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
    "grilled-corn",
    "sage",
    cob(
      scatter(9, [0, 0, 70, 26], (x, y) => oval(x, y, 7, 4, "#7c4a22", faint(0.7))) +
        box(-20, -34, 42, 24, 5, "#fff0a8") +
        box(-20, -34, 42, 8, 4, "#fffbe0"),
    ),
  ),
];

import { berry, crumbs, nut, strawberry } from "./morsels.ts";
import { picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, pick, scatter, shape } from "./shapes.ts";
import { bowl } from "./vessels.ts";

function kiwi(): string {
  return (
    disc(0, 0, 13, "#8a6a3c") +
    disc(0, 0, 11.5, "#8fc048") +
    disc(0, 0, 4, "#eff2c4") +
    scatter(10, [0, 0, 7, 7], (x, y) => disc(x, y, 1, "#2f3a1c"))
  );
}

function cubeOf(colour: string): string {
  return box(-11, -9, 22, 18, 4, colour) + box(-11, -9, 22, 7, 3, "#ffffff", faint(0.3));
}

function grape(): string {
  return oval(0, 0, 9, 11, "#8e4a8e") + oval(-3, -4, 2.4, 3, "#ffffff", faint(0.5));
}

export const morningBowls = [
  picture(
    "granola-bowl",
    "lilac",
    bowl("#fffdf6", "#7a5fa8"),
    scatter(40, [126, 118, 46, 62], (x, y, turn, index) =>
      at(x, y, turn, 1, box(-6, -4, 12, 8, 3.5, pick(["#c98a45", "#a86a30", "#e4b673"], index))),
    ),
    ...[
      [190, 84],
      [214, 104],
      [198, 122],
      [224, 132],
      [184, 106],
    ].map(([x = 0, y = 0], index) => at(x, y, 0, 1.15, berry(pick(["#4b5aa8", "#5a66b4"], index)))),
    at(188, 150, -20, 1.4, strawberry()),
    at(214, 162, 20, 1.2, strawberry()),
    at(164, 172, 0, 1.2, strawberry()),
    line("M172 66Q150 90 176 110T160 158", "#e9a52c", 5, faint(0.9)),
  ),
  picture(
    "apple-oatmeal",
    "peach",
    bowl("#ead2a8", "#c8743a"),
    scatter(60, [160, 120, 76, 76], (x, y, turn, index) =>
      at(x, y, turn, 1, oval(0, 0, 6, 3.6, pick(["#f4e3c2", "#d9b988"], index))),
    ),
    ...[
      [126, 94, -30],
      [152, 86, 0],
      [180, 92, 26],
    ].map(([x = 0, y = 0, turn = 0]) =>
      at(x, y, turn, 1.25, shape("M-20-6A20 20 0 0 0 20-6Z", "#cf3f3a"), shape("M-17-6A17 17 0 0 0 17-6Z", "#fff3d0")),
    ),
    at(140, 146, 20, 1.2, nut()),
    at(176, 150, -30, 1.2, nut()),
    at(160, 170, 60, 1.1, nut()),
    crumbs(26, [160, 116, 60, 56], ["#9a5a2e"], 1.8),
  ),
  picture(
    "fruit-salad",
    "mint",
    bowl("#fbe9c6", "#ffffff"),
    scatter(20, [160, 120, 74, 72], (x, y, turn, index) =>
      at(
        x,
        y,
        turn / 4,
        1.25,
        pick([strawberry(), kiwi(), berry(), cubeOf("#f6c33c"), grape(), cubeOf("#f08a3c")], index),
      ),
    ),
  ),
];

import { slice } from "./cakes.ts";
import { picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, scatter, shape } from "./shapes.ts";

function crustEdge(): string {
  return (
    shape("M206 52Q252 68 250 118V178H234V118Q234 78 194 58Z", "#d79a50") +
    line("M216 64Q240 82 241 120V172", "#a8642b", 3)
  );
}

export const pies = [
  picture(
    "quiche-lorraine",
    "peach",
    slice(
      "#f3c75a",
      [
        [50, "#f8dc8c"],
        [16, "#c98743"],
      ],
      scatter(12, [150, 138, 74, 18], (x, y, turn) => at(x, y, turn, 1, box(-8, -4.5, 16, 9, 3, "#c8564a"))) +
        scatter(8, [180, 90, 40, 16], (x, y) => oval(x, y, 9, 5, "#c97a2c", faint(0.6))) +
        crustEdge(),
    ),
  ),
  picture(
    "leek-quiche",
    "mint",
    slice(
      "#f5dc8a",
      [
        [50, "#f9e9b0"],
        [16, "#c98743"],
      ],
      scatter(12, [150, 138, 74, 18], (x, y) => disc(x, y, 7, "#8fc056") + disc(x, y, 4, "#e3f0b8")) +
        scatter(5, [184, 92, 36, 14], (x, y) => oval(x, y, 10, 6, "#ffffff")) +
        crustEdge(),
    ),
  ),
  picture(
    "tourtiere",
    "clay",
    slice(
      "#d79a50",
      [
        [8, "#d79a50"],
        [46, "#8a5138"],
        [14, "#c98743"],
      ],
      scatter(34, [146, 142, 82, 19], (x, y, _, index) => disc(x, y, 4.5, ["#a5674a", "#6f3d28"][index % 2] ?? "")) +
        at(176, 86, -20, 1, line("M-26 0H26M0-12V12", "#a8642b", 4)) +
        crustEdge(),
    ),
  ),
];

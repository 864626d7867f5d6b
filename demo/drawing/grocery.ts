import { curd, mapleLeaf, strawberry } from "./morsels.ts";
import { picture } from "./picture.ts";
import { at, box, disc, faint, line, oval, scatter, shadow, shape } from "./shapes.ts";
import { bowl } from "./vessels.ts";

const jar = (content: string, lid: string, label: string) =>
  shadow(160, 210, 66) +
  box(104, 62, 112, 148, 22, "#ffffff", faint(0.75)) +
  box(110, 72, 100, 132, 16, content) +
  box(108, 30, 104, 30, 7, lid) +
  line("M114 52H206", "#000000", 3, faint(0.12)) +
  box(110, 112, 100, 60, 0, "#fff9ea") +
  line("M120 82V104M120 182V194", "#ffffff", 6, faint(0.5)) +
  label;

export const grocery = [
  picture(
    "coffee-beans",
    "clay",
    shadow(160, 212, 70),
    shape("M106 48H214L222 200Q222 212 210 212H110Q98 212 98 200Z", "#2f5d50"),
    shape("M106 48H214L212 28Q186 36 160 28T108 28Z", "#244a40"),
    box(118, 92, 84, 72, 6, "#f7f0e2"),
    at(146, 128, 24, 1.1, bean()),
    at(176, 128, -24, 1.1, bean()),
    at(76, 200, 60, 0.8, bean()),
    at(244, 198, -40, 0.8, bean()),
  ),
  picture(
    "strawberry-jam",
    "rose",
    jar("#c4283f", "#f3e8d3", at(146, 142, -12, 1.3, strawberry()) + at(176, 144, 14, 1.3, strawberry())),
  ),
  picture(
    "maple-syrup",
    "peach",
    shadow(160, 210, 66),
    box(102, 38, 116, 172, 6, "#f7ecd2"),
    oval(160, 38, 58, 14, "#d6d2c6"),
    oval(160, 38, 48, 10, "#bdb8aa"),
    box(102, 178, 116, 30, 4, "#c8472b"),
    box(102, 54, 116, 12, 0, "#c8472b"),
    at(160, 118, 0, 3, mapleLeaf()),
    line("M112 72V172", "#ffffff", 7, faint(0.6)),
  ),
  picture(
    "dozen-eggs",
    "sage",
    shadow(160, 200, 118),
    shape("M44 84H276V96H44Z", "#a5a99a"),
    ...[72, 116, 160, 204, 248].flatMap((x) => [eggOf(x, 84, "#e7b98c"), eggOf(x, 120, "#f1d0a8")]),
    shape(
      "M40 124q9 26 22 26t22-26q9 26 22 26t22-26q9 26 22 26t22-26q9 26 22 26t22-26q9 26 22 26t22-26H280V182Q280 198 262 198H58Q40 198 40 182Z",
      "#c3c7b8",
    ),
    line("M52 176H268", "#a5a99a", 4),
  ),
  picture(
    "cheese-curds",
    "sky",
    bowl("#f3ead0", "#4b7ea6"),
    scatter(26, [160, 120, 70, 70], (x, y, turn) => at(x, y, turn, 1.9, curd())),
  ),
  picture(
    "fruit-ketchup",
    "butter",
    jar(
      "#b8431f",
      "#4a5a34",
      at(142, 142, 0, 1, disc(0, 0, 15, "#d9412f"), shape("M-8-13L0-8L8-13L3-16H-3Z", "#4f8f3c")) +
        at(
          178,
          142,
          0,
          1,
          shape("M0-10C-16-22-24 2-13 14Q-7 19 0 15Q7 19 13 14C24 2 16-22 0-10Z", "#e0a52c"),
          line("M0-10Q0-16 4-19", "#6b4a2a", 2.5),
        ),
    ),
    scatter(10, [160, 92, 40, 12], (x, y) => disc(x, y, 4, "#e0872f")),
  ),
];

function bean(): string {
  return oval(0, 0, 16, 22, "#6b4129") + line("M2-18C-8-6 8 6-2 18", "#3f2416", 4);
}

function eggOf(x: number, y: number, colour: string): string {
  return (
    shape(
      `M${x} ${y - 36}C${x + 16} ${y - 36} ${x + 21} ${y - 6} ${x + 20} ${y + 6}C${x + 18} ${y + 24} ${x - 18} ${y + 24} ${x - 20} ${y + 6}C${x - 21} ${y - 6} ${x - 16} ${y - 36} ${x} ${y - 36}Z`,
      colour,
    ) + oval(x - 7, y - 16, 4, 7, "#ffffff", faint(0.45))
  );
}

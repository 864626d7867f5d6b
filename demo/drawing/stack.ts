import { box, line, shape } from "./shapes.ts";

/** A wavy leaf, from the side. */
export const waves = (x: number, y: number, width: number, colour: string, height = 12) => {
  const count = Math.round(width / 26);
  const step = width / count;
  return line(`M${x} ${y}${`q${step / 4} ${height} ${step / 2} 0t${step / 2} 0`.repeat(count)}`, colour, height);
};

export type Filling = readonly [kind: "flat" | "waves" | "thick" | "drip", colour: string, height: number];

/** What lies between two breads, from above. Gives the drawing and where it ends. */
export function stack(
  x: number,
  top: number,
  width: number,
  fillings: readonly Filling[],
): { svg: string; bottom: number } {
  let y = top;
  const svg = fillings.map(([kind, colour, height]) => {
    const from = y;
    y += height;
    if (kind === "waves") return waves(x, from + height / 2, width, colour, height);
    if (kind === "drip")
      return (
        box(x, from, width, height, 3, colour) +
        shape(
          `M${x + 20} ${from + 4}H${x + 70}Q${x + 62} ${from + height + 26} ${x + 46} ${from + height + 8}T${x + 20} ${from + 4}ZM${x + width - 60} ${from + 4}H${x + width - 18}Q${x + width - 30} ${from + height + 22} ${x + width - 40} ${from + height + 6}T${x + width - 60} ${from + 4}Z`,
          colour,
        )
      );
    return box(x, from, width, height, kind === "thick" ? height / 2 : 3, colour);
  });
  // What lies above hangs over what lies below.
  return { svg: svg.reverse().join(""), bottom: y };
}

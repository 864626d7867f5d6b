export const PIN_HEIGHT = 26;
/** About as wide as a figure is drawn, and what stands around them. */
const FIGURE_WIDTH = 7;
const AROUND_FIGURES = 18;
/** A pin names so many of its restaurants, and counts the rest. */
const NAMED_MAX = 2;

type Numbered = { readonly numbers: readonly number[]; readonly x: number; readonly y: number };

/** A pin of the drawn map: whose it is, as the list numbers them, and how wide that is. */
export type Pin = Numbered & { readonly label: string; readonly width: number };

/** Makes one pin of those that would lie over each other, where the first of them stands, until each can be read; none leaves the sheet. */
export function gatherPins(points: readonly Numbered[], sheetWidth: number): readonly Pin[] {
  const apart: Pin[] = [];
  for (const point of points) {
    const pin = drawPin(point, sheetWidth);
    const under = apart.findIndex((other) => lieOver(pin, other));
    const found = apart[under];
    if (found === undefined) apart.push(pin);
    else apart[under] = drawPin({ ...found, numbers: [...found.numbers, ...pin.numbers] }, sheetWidth);
  }
  // A pin that has grown wider may lie over its neighbour now.
  return apart.length === points.length ? apart : gatherPins(apart, sheetWidth);
}

function drawPin({ numbers, x, y }: Numbered, sheetWidth: number): Pin {
  const named = numbers.slice(0, NAMED_MAX).join(", ");
  const label = numbers.length > NAMED_MAX ? `${named} +${numbers.length - NAMED_MAX}` : named;
  const width = Math.max(PIN_HEIGHT, AROUND_FIGURES + FIGURE_WIDTH * label.length);
  const edge = width / 2 + 1;
  return { numbers, x: Math.min(Math.max(x, edge), sheetWidth - edge), y, label, width };
}

function lieOver(one: Pin, other: Pin): boolean {
  return Math.abs(one.y - other.y) < PIN_HEIGHT && Math.abs(one.x - other.x) < (one.width + other.width) / 2;
}

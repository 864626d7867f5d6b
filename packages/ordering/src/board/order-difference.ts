/** A line as a kitchen reads it. `key` is equal for lines that are prepared the same way. */
export type KitchenLine = { readonly key: string; readonly quantity: number };

/** A dish whose quantity a change of the order changed; 0 stands for a dish that was not there or is gone. */
export type QuantityChange<Line> = { readonly line: Line; readonly from: number; readonly to: number };

/**
 * Lists what a change of an order means for the kitchen: dishes that were added, removed, or have another
 * quantity. A dish with other choices is one dish removed and another added. board#changed.
 */
export function orderDifference<Line extends KitchenLine>(
  before: readonly Line[],
  after: readonly Line[],
): QuantityChange<Line>[] {
  const then = quantities(before);
  const now = quantities(after);
  return [...new Map([...then, ...now])].flatMap(([key, { line }]) => {
    const from = then.get(key)?.quantity ?? 0;
    const to = now.get(key)?.quantity ?? 0;
    return from === to ? [] : [{ line, from, to }];
  });
}

function quantities<Line extends KitchenLine>(lines: readonly Line[]): Map<string, { line: Line; quantity: number }> {
  const sums = new Map<string, { line: Line; quantity: number }>();
  for (const line of lines) {
    sums.set(line.key, { line, quantity: (sums.get(line.key)?.quantity ?? 0) + line.quantity });
  }
  return sums;
}

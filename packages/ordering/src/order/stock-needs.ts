import type { ResolvedChoice, ResolvedLine } from "../cart/line.ts";

/** The portions that a cart takes from stock, by item id and by value id. */
export type StockNeeds = { readonly items: ReadonlyMap<string, number>; readonly values: ReadonlyMap<string, number> };

/**
 * Counts the portions that lines take from stock, summed by dish and by value. An included default takes a
 * portion although it is free; a pricing value takes one per dish. menu#stock-taken.
 */
export function stockNeeds(lines: readonly ResolvedLine[]): StockNeeds {
  const items = new Map<string, number>();
  const values = new Map<string, number>();
  for (const { line, item, choices } of lines) {
    add(items, String(item.id), line.quantity);
    for (const { value, portions } of servedValues(choices, line.quantity)) add(values, String(value.id), portions);
  }
  return { items, values };
}

export function servedValues(
  choices: readonly ResolvedChoice[],
  times: number,
): { value: ResolvedChoice["value"]; portions: number }[] {
  return choices.flatMap(({ group, value, quantity, choices: nested }) => {
    const portions = times * (group.type === "pricing" ? 1 : Math.max(1, quantity));
    return [{ value, portions }, ...servedValues(nested, portions)];
  });
}

function add(needs: Map<string, number>, id: string, portions: number): void {
  needs.set(id, (needs.get(id) ?? 0) + portions);
}

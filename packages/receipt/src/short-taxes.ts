import { formatList, m } from "@comptoir/messages";
import type { ExplainedTax } from "./tax-explanation.ts";

/** Up to how many names a tax of a receipt lists as they are. */
const NAMES_MAX = 6;

/**
 * Shortens what the taxes of a receipt are on, so that an order of forty lines does not list each dish under each tax: two taxes
 * of the same dishes list them once, below both. A long list is everything, or everything but the others. bill#receipt-taxes.
 * @param dishes the names of all lines of the order
 */
export function shortTaxes(
  taxes: readonly ExplainedTax[],
  dishes: readonly string[],
): readonly Pick<ExplainedTax, "words" | "cents" | "madeOf">[] {
  const all = [...new Set([...dishes, ...taxes.flatMap(({ parts }) => parts)])];
  return taxes.map(({ words, cents, madeOf, parts }, index) => {
    const isSameBelow = madeOf !== "" && taxes[index + 1]?.madeOf === madeOf;
    return { words, cents, madeOf: isSameBelow ? "" : shortList(parts, all) };
  });
}

function shortList(parts: readonly string[], all: readonly string[]): string {
  if (parts.length <= NAMES_MAX) return formatList(parts);
  const others = all.filter((name) => !parts.includes(name));
  if (others.length === 0) return m.bill_tax_all();
  return others.length < parts.length ? m.bill_tax_all_but({ names: formatList(others) }) : formatList(parts);
}

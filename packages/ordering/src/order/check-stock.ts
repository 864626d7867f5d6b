import { exceededLimit } from "../cart/limits.ts";
import type { ResolvedLine } from "../cart/line.ts";
import type { LineRefusal } from "./cart-refusal.ts";
import { servedValues } from "./stock-needs.ts";

/**
 * Returns the lines that exceed the stock or the dish's `max_quantity`, by `orderId`. Earlier lines of the
 * same dish or value take its stock first. ordering#item-limit, menu#stock.
 */
export function shortLines(lines: readonly ResolvedLine[]): ReadonlyMap<number, LineRefusal> {
  const short = new Map<number, LineRefusal>();
  const takenItems = new Map<string, number>();
  const takenValues = new Map<string, number>();
  for (const { line, item, choices } of lines) {
    const refusal = { orderId: line.orderId, id: item.id, name: item.name };
    const items = take(takenItems, String(item.id), line.quantity);
    const [shortValue] = servedValues(choices, line.quantity).filter(({ value, portions }) => {
      const values = take(takenValues, String(value.id), portions);
      return value.stock !== null && values > value.stock;
    });
    const passed = exceededLimit(item, items)?.code;
    if (shortValue && passed !== "out-of-stock") {
      short.set(line.orderId, { ...refusal, code: "out-of-stock", valueId: shortValue.value.id });
    } else if (passed) {
      short.set(line.orderId, { ...refusal, code: passed });
    }
  }
  return short;
}

function take(taken: Map<string, number>, id: string, portions: number): number {
  const total = (taken.get(id) ?? 0) + portions;
  taken.set(id, total);
  return total;
}

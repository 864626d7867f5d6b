import { aCartLine, chosen, times } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRefused } from "../refusal.ts";
import { addToCart, changeLineQuantity, isSameSelection, removeLine, replaceLine, type TemporaryItem } from "./cart.ts";
import { cartQuantity } from "./cart-quantity.ts";
import { checkRoom, type DishBounds, roomForItem } from "./limits.ts";
import type { CartLine } from "./line.ts";

function temporary(but: Partial<TemporaryItem> = {}): TemporaryItem {
  const { orderId: _orderId, ...item } = aCartLine(but);
  return item;
}

const UNBOUNDED: DishBounds = { maxItemsPerCart: null, maxQuantity: null, stock: null };
const upTo = (maxItemsPerCart: number): DishBounds => ({ ...UNBOUNDED, maxItemsPerCart });

function added(lines: readonly CartLine[], item: TemporaryItem): readonly CartLine[] {
  const result = addToCart(lines, item, UNBOUNDED);
  if (isRefused(result)) throw new Error(result.refused.code);
  return result;
}

describe("Adding to a cart", () => {
  it("merges into an existing line when the id and option selections match, and sums the quantities", () => {
    const first = added([], temporary({ quantity: 2, options: [chosen("g", "a", "b"), chosen("h", "c")] }));
    const again = added(first, temporary({ options: [chosen("h", "c"), chosen("g", "b", "a")] }));
    expect(again).toEqual([{ ...first[0], quantity: 3 }]);
  });

  it("otherwise makes a new line with the next orderId", () => {
    const lines = [aCartLine({ orderId: 4 })];
    expect(added(lines, temporary({ options: [chosen("g", times(2, "a"))] })).map((line) => line.orderId)).toEqual([
      4, 5,
    ]);
    expect(added(lines, temporary({ memo: "No salt" })).map((line) => line.orderId)).toEqual([4, 5]);
  });

  it("compares nested choices to any depth", () => {
    const nested = (quantity: number, depth: number): ReturnType<typeof chosen> =>
      chosen("g", times(quantity, "a", ...(depth === 0 ? [] : [nested(quantity, depth - 1)])));
    expect(isSameSelection(temporary({ options: [nested(1, 49)] }), temporary({ options: [nested(1, 49)] }))).toBe(
      true,
    );
    const other = chosen("g", times(1, "a", nested(2, 3)));
    expect(isSameSelection(temporary({ options: [nested(1, 4)] }), temporary({ options: [other] }))).toBe(false);
  });

  it("stops at the cart's maximum of items", () => {
    expect(addToCart([aCartLine({ quantity: 20 })], temporary({ quantity: 3 }), upTo(22))).toEqual({
      refused: { code: "cart-limit", maxItemsPerCart: 22 },
    });
    expect(cartQuantity(added([aCartLine({ quantity: 20 })], temporary({ quantity: 2 })))).toBe(22);
  });
});

describe("Room for a dish", () => {
  const lines = [
    aCartLine({ quantity: 2 }),
    aCartLine({ orderId: 2, memo: "No salt" }),
    aCartLine({ orderId: 3, id: "tea" }),
  ];
  const { id } = aCartLine();

  it("is what its max_quantity, its stock and the cart's maximum leave, over all its lines", () => {
    expect(roomForItem(lines, id, { maxQuantity: 5, stock: 4, maxItemsPerCart: 22 })).toBe(1);
    expect(roomForItem(lines, id, { maxQuantity: 5, stock: null, maxItemsPerCart: 22 })).toBe(2);
    expect(roomForItem(lines, id, { maxQuantity: 5, stock: null, maxItemsPerCart: 5 })).toBe(1);
    expect(roomForItem(lines, id, { ...UNBOUNDED, maxQuantity: 2 })).toBe(0);
    expect(roomForItem(lines, id, UNBOUNDED)).toBe(Number.POSITIVE_INFINITY);
  });

  it("counts the other lines of a dish whose line is being changed", () => {
    expect(roomForItem(removeLine(lines, 1), id, { ...UNBOUNDED, maxQuantity: 5 })).toBe(4);
  });

  it("names the limit that prevents more", () => {
    const bounds = { maxQuantity: 5, stock: 4, maxItemsPerCart: 6 };
    const reason = (quantity: number, but: Partial<DishBounds> = {}) =>
      checkRoom(lines, { id, quantity }, { ...bounds, ...but });
    expect(reason(1)).toBeNull();
    expect(reason(2)).toEqual({ code: "out-of-stock", remaining: 4 });
    expect(reason(3, { stock: null })).toEqual({ code: "item-limit", maxQuantity: 5 });
    expect(reason(3, { stock: null, maxQuantity: null })).toEqual({ code: "cart-limit", maxItemsPerCart: 6 });
  });
});

describe("Changing a cart", () => {
  it("never takes a quantity below 1", () => {
    expect(changeLineQuantity([aCartLine()], 1, 0, UNBOUNDED)).toEqual([aCartLine({ quantity: 1 })]);
  });

  it("refuses to grow beyond the limit, but lets a cart above it shrink", () => {
    const lines = [aCartLine({ quantity: 25 })];
    expect(changeLineQuantity(lines, 1, 26, upTo(22))).toEqual({
      refused: { code: "cart-limit", maxItemsPerCart: 22 },
    });
    expect(changeLineQuantity(lines, 1, 24, upTo(22))).toEqual([aCartLine({ quantity: 24 })]);
    const two = [aCartLine({ quantity: 2 }), aCartLine({ orderId: 2, memo: "No salt" })];
    expect(changeLineQuantity(two, 2, 2, { ...UNBOUNDED, maxQuantity: 3 })).toEqual({
      refused: { code: "item-limit", maxQuantity: 3 },
    });
  });

  it("merges a line whose new choices another line already has", () => {
    const lines = [aCartLine({ quantity: 2 }), aCartLine({ orderId: 2, memo: "No salt" })];
    expect(replaceLine(lines, 2, temporary())).toEqual([aCartLine({ quantity: 3 })]);
  });
});

/** Random changes of a cart, whose lines the test compares with a simple count of each dish. */
const ACTS = fc.array(
  fc.record({
    act: fc.constantFrom("add" as const, "change" as const, "remove" as const),
    kind: fc.integer({ min: 0, max: 3 }),
    quantity: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 40 },
);

describe("A sequence of changes to a cart", () => {
  it("equals a plain count of each dish, and never exceeds the limit", () => {
    fc.assert(
      fc.property(ACTS, fc.integer({ min: 1, max: 15 }), (acts, limit) => {
        let lines: readonly CartLine[] = [];
        const counts = new Map<string, number>();
        const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0);
        for (const { act, kind, quantity } of acts) {
          const id = `item-${kind}`;
          const orderId = lines.find((line) => line.id === id)?.orderId ?? 0;
          const before = counts.get(id) ?? 0;
          if (act === "remove") {
            lines = removeLine(lines, orderId);
            counts.delete(id);
            continue;
          }
          if (act === "change" && before === 0) continue;
          const after = act === "add" ? before + quantity : quantity;
          const answer =
            act === "add"
              ? addToCart(lines, temporary({ id, quantity }), upTo(limit))
              : changeLineQuantity(lines, orderId, quantity, upTo(limit));
          const fits = total() - before + after <= limit;
          expect(isRefused(answer)).toBe(!fits);
          if (!isRefused(answer)) {
            lines = answer;
            counts.set(id, after);
          }
        }
        expect(new Map(lines.map((line) => [line.id, line.quantity]))).toEqual(counts);
        expect(cartQuantity(lines)).toBeLessThanOrEqual(limit);
        expect(new Set(lines.map((line) => line.orderId)).size).toBe(lines.length);
      }),
    );
  });

  it("restores the cart after adding and removing a new dish", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9 })), (kinds) => {
        const lines = kinds.reduce<readonly CartLine[]>((cart, kind) => added(cart, temporary({ id: kind })), []);
        const more = added(lines, temporary({ id: "new" }));
        expect(removeLine(more, more.at(-1)?.orderId ?? 0)).toEqual(lines);
      }),
    );
  });
});

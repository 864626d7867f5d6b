import { aCartLine } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CartLine } from "./line.ts";
import { mergeCarts, putBackLines, removeOrderedLines } from "./merge-carts.ts";

const line = (orderId: number, id: number, quantity = 1) => aCartLine({ orderId, id, quantity });
const [POUTINE, STEAK, SALAD] = [7, 8, 9];

describe("ordering#cart-tabs: two tabs of one cart", () => {
  test("Each keeps what the other has added.", () => {
    const base = [line(1, POUTINE)];
    const merged = mergeCarts({ base, mine: [...base, line(2, STEAK)], theirs: [...base, line(2, SALAD)] });
    expect(merged).toEqual([line(1, POUTINE), line(2, SALAD), line(3, STEAK)]);
  });

  test("A dish that both added is there twice.", () => {
    const base = [line(1, POUTINE)];
    expect(mergeCarts({ base, mine: [line(1, POUTINE, 2)], theirs: [line(1, POUTINE, 2)] })).toEqual([
      line(1, POUTINE, 3),
    ]);
  });

  test("A line that one tab removed stays removed, and a lowered quantity stays lowered.", () => {
    const base = [line(1, POUTINE, 3), line(2, STEAK)];
    const merged = mergeCarts({ base, mine: [line(1, POUTINE, 2)], theirs: [...base, line(3, SALAD)] });
    expect(merged).toEqual([line(1, POUTINE, 2), line(3, SALAD)]);
  });

  test("A merge with an unchanged cart gives the other cart.", () => {
    const dishes = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 9 }), quantity: fc.integer({ min: 1 }) }), {
      selector: ({ id }) => id,
    });
    const carts = dishes.map((all) => all.map(({ id, quantity }, index) => line(index + 1, id, quantity)));
    fc.assert(
      fc.property(carts, carts, (base, other) => {
        expect(mergeCarts({ base, mine: base, theirs: other })).toEqual(other);
        const amounts = (lines: readonly CartLine[]) => new Map(lines.map(({ id, quantity }) => [id, quantity]));
        expect(amounts(mergeCarts({ base, mine: other, theirs: base }))).toEqual(amounts(other));
      }),
    );
  });
});

describe("ordering#cart-after-order: ordered lines leave the cart", () => {
  test("Later additions stay, also of the same dish.", () => {
    const cart = [line(1, POUTINE, 3), line(2, STEAK)];
    expect(removeOrderedLines(cart, [line(1, POUTINE, 2)])).toEqual([line(1, POUTINE), line(2, STEAK)]);
    expect(removeOrderedLines(cart, cart)).toEqual([]);
  });

  test("An ordered line that is no longer there removes nothing else.", () => {
    expect(removeOrderedLines([line(1, STEAK)], [line(1, POUTINE, 2)])).toEqual([line(1, STEAK)]);
  });

  test("Unsent lines return beside later additions.", () => {
    expect(putBackLines([line(1, STEAK)], [line(1, POUTINE), line(2, STEAK)])).toEqual([
      line(1, STEAK, 2),
      line(2, POUTINE),
    ]);
  });
});

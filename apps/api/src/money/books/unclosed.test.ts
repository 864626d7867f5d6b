import { cents } from "@comptoir/ordering";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DayPosting } from "./day-postings.store.ts";
import { unclosed } from "./unclosed.ts";

/** A movement of a restaurant's ledger, as a property of its own day, kind and account. */
const someMovement = fc.record({
  day: fc.constantFrom("2026-11-18", "2026-11-19", "2026-11-20"),
  kind: fc.constantFrom("sale", "sale-reversed", "refund", "captured"),
  method: fc.constantFrom("credit_card", "payOnPremise", null),
  account: fc.constantFrom("due", "sales", "tips", "tax1:0.05"),
  amount: fc.integer({ min: -5_000, max: 5_000 }),
});
type Movement = typeof someMovement extends fc.Arbitrary<infer Value> ? Value : never;

/** Sums movements as the database does. */
function ledgerOf(movements: readonly Movement[]): DayPosting[] {
  const groups = Map.groupBy(movements, ({ amount: _, ...group }) => JSON.stringify(group));
  return [...groups.values()].map((group) => {
    const [{ amount: _, ...named }] = group as [Movement, ...Movement[]];
    const sum = group.reduce((total, { amount }) => total + amount, 0);
    return { restaurantId: "7", soldBy: null, ...named, cents: cents(sum), orders: group.length };
  });
}

const sumOf = (postings: readonly DayPosting[]) => {
  const sums = new Map<string, { cents: number; orders: number }>();
  for (const { cents: amount, orders, ...named } of postings) {
    const key = JSON.stringify(named, Object.keys(named).sort());
    const before = sums.get(key) ?? { cents: 0, orders: 0 };
    sums.set(key, { cents: before.cents + amount, orders: before.orders + orders });
  }
  return [...sums].filter(([, sum]) => sum.cents !== 0 || sum.orders !== 0).sort();
};

describe("payment#day-close: what is not closed yet", () => {
  it("is in exactly one close, whatever is written between closes, and whichever days each of them closes", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            movements: fc.array(someMovement, { maxLength: 12 }),
            upTo: fc.constantFrom("2026-11-18", "2026-11-19", "2026-11-20"),
          }),
          { maxLength: 6 },
        ),
        (rounds) => {
          const written: Movement[] = [];
          const closes: (readonly DayPosting[])[] = [];
          for (const { movements, upTo } of rounds) {
            written.push(...movements);
            const ledger = ledgerOf(written).filter(({ day }) => day <= upTo);
            const closed = closes.flat().filter(({ day }) => day <= upTo);
            const close = unclosed(ledger, closed);
            closes.push(close);
            expect(sumOf([...closed, ...close])).toEqual(sumOf(ledger));
            expect(unclosed(ledger, [...closed, ...close])).toEqual([]);
          }
          const left = unclosed(ledgerOf(written), closes.flat());
          expect(sumOf([...closes.flat(), ...left])).toEqual(sumOf(ledgerOf(written)));
        },
      ),
    );
  });

  it("is nothing of a day on which nothing moved since", () => {
    const ledger = ledgerOf([{ day: "2026-11-20", kind: "sale", method: null, account: "due", amount: 500 }]);
    expect(unclosed(ledger, [])).toEqual(ledger);
    expect(unclosed(ledger, ledger)).toEqual([]);
  });
});

import { aCartLine } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartQuantity } from "../cart/index.ts";
import type { CartLine } from "../cart/line.ts";
import { cents, sumCents } from "../money/cents.ts";
import { checkGroup, type GroupTerms, groupEnds, isLastCallOver, linesAtLastCall, withinLimit } from "./group.ts";

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const NOW = at("12:00");
const TERMS: GroupTerms = { pays: "host", isDelivered: false, wantedAt: null, lastCallAt: null };

describe("A group by a link", () => {
  it("ends at the time of its order, after a week at the latest", () => {
    expect(groupEnds({ openedAt: NOW, wantedAt: at("18:00") })).toEqual(at("18:00"));
    expect(groupEnds({ openedAt: NOW, wantedAt: null })).toEqual(new Date("2026-11-27T12:00:00Z"));
    expect(groupEnds({ openedAt: NOW, wantedAt: new Date("2026-12-24T12:00:00Z") })).toEqual(
      new Date("2026-11-27T12:00:00Z"),
    );
  });

  it("in which each pays has one time, and is not for delivery", () => {
    expect(checkGroup(TERMS, NOW)).toBeNull();
    expect(checkGroup({ ...TERMS, isDelivered: true }, NOW)).toBeNull();
    expect(checkGroup({ ...TERMS, pays: "each" }, NOW)).toBe("no-time");
    expect(checkGroup({ ...TERMS, pays: "each", wantedAt: at("18:00") }, NOW)).toBeNull();
    expect(checkGroup({ ...TERMS, pays: "each", wantedAt: at("18:00"), isDelivered: true }, NOW)).toBe("each-delivery");
    expect(checkGroup({ ...TERMS, wantedAt: NOW }, NOW)).toBe("time-over");
  });

  it("has a last call between now and its end", () => {
    const lastCall = (lastCallAt: Date) => checkGroup({ ...TERMS, wantedAt: at("18:00"), lastCallAt }, NOW);
    expect([lastCall(NOW), lastCall(at("17:59")), lastCall(at("18:00"))]).toEqual([
      "last-call-over",
      null,
      "last-call-late",
    ]);
    expect([isLastCallOver(null, NOW), isLastCallOver(at("12:01"), NOW), isLastCallOver(NOW, NOW)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("After the last call", () => {
  it("what was added is late, also more of the same dish; what was removed is gone", () => {
    const then = [aCartLine({ orderId: 1, id: 7, quantity: 2 }), aCartLine({ orderId: 2, id: 8 })];
    const now = [aCartLine({ orderId: 1, id: 7, quantity: 3 }), aCartLine({ orderId: 3, id: 9 })];
    const { inTime, late } = linesAtLastCall(now, then);
    expect(inTime.map(({ id, quantity }) => [id, quantity])).toEqual([[7, 2]]);
    expect(late.map(({ id, quantity }) => [id, quantity])).toEqual([
      [7, 1],
      [9, 1],
    ]);
  });

  it("every dish is in time or late, and none is in time that was not there", () => {
    const cart = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 })), { maxLength: 6 })
      .map((dishes) => [...new Map(dishes)].map(([id, quantity]) => aCartLine({ id, orderId: id, quantity })));
    const quantityOf = (lines: readonly CartLine[], id: number) => cartQuantity(lines.filter((line) => line.id === id));
    fc.assert(
      fc.property(cart, cart, (now, then) => {
        const { inTime, late } = linesAtLastCall(now, then);
        for (const id of [1, 2, 3, 4]) {
          expect(quantityOf(inTime, id) + quantityOf(late, id)).toBe(quantityOf(now, id));
          expect(quantityOf(inTime, id)).toBe(Math.min(quantityOf(now, id), quantityOf(then, id)));
        }
      }),
    );
  });
});

describe("The limit for each person", () => {
  const line = (id: number, amount: number) => ({ id, cents: cents(amount) });
  it("leaves out a line that goes beyond it; a smaller one after it may still fit", () => {
    const { within, beyond, leftCents } = withinLimit([line(1, 900), line(2, 800), line(3, 600)], cents(1_500));
    expect([within.map(({ id }) => id), beyond.map(({ id }) => id), leftCents]).toEqual([[1, 3], [2], 0]);
    expect(withinLimit([line(1, 900)], null)).toEqual({ within: [line(1, 900)], beyond: [], leftCents: null });
  });

  it("is never exceeded, and no line is left out that would fit", () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 5_000 }), (sums, limit) => {
        const lines = sums.map((amount, id) => line(id, amount));
        const { within, beyond, leftCents } = withinLimit(lines, cents(limit));
        expect(sumCents(within.map((one) => one.cents)) + (leftCents ?? 0)).toBe(limit);
        for (const one of beyond) expect(one.cents).toBeGreaterThan(leftCents ?? 0);
        expect([...within, ...beyond].map(({ id }) => id).sort((a, b) => a - b)).toEqual(lines.map(({ id }) => id));
      }),
    );
  });
});

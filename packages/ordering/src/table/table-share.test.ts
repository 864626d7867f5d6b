import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, cents, sumCents } from "../money/cents.ts";
import { isRefused } from "../refusal.ts";
import { lessBack, settleTable } from "./settle-table.ts";
import { type PaidShare, tableBacks } from "./table-back.ts";
import { claimShare, leftOfTable, type TableBill, type TableLine } from "./table-bill.ts";
import { partOf, type TableShare, type TableShareAsked, tableShare } from "./table-share.ts";

const line = (number: number, amount: number, people: string[], paid: TableLine["paid"] = []): TableLine => ({
  orderId: "o",
  line: number,
  people,
  cents: cents(amount),
  paid,
});
const bill = (lines: TableLine[], paidCents = 0): TableBill => ({ lines, paidCents: cents(paidCents), claims: [] });
const amountOf = (share: ReturnType<typeof tableShare>) => (isRefused(share) ? share.refused : share.cents);

/** A bill after a payment of a share. */
function paid(before: TableBill, by: string, share: TableShare): TableBill {
  return {
    claims: before.claims,
    paidCents: cents(before.paidCents + share.cents),
    lines: before.lines.map((one) => {
      const ofLine = share.lines.filter(({ orderId, line: number }) => orderId === one.orderId && number === one.line);
      return { ...one, paid: [...one.paid, ...ofLine.map((part) => ({ by, cents: part.cents }))] };
    }),
  };
}

describe("A share of a table's bill", () => {
  const table = bill([line(1, 1_000, ["ana"]), line(2, 1_001, ["ana", "olu"]), line(3, 500, ["bo"])]);

  it("of mine is what is for me: my dishes, and my part of those that are for several; whoever pays last pays the odd cent", () => {
    const ana = tableShare(table, { of: "mine" }, "ana") as TableShare;
    expect(ana.cents).toBe(1_500);
    const after = paid(table, "ana", ana);
    expect(tableShare(after, { of: "mine" }, "ana")).toEqual({ refused: { code: "nothing-of-it" } });
    expect(amountOf(tableShare(after, { of: "mine" }, "olu"))).toBe(501);
  });

  it("of lines pays them whole, or one of so many parts", () => {
    const third = { of: "lines", lines: [{ orderId: "o", line: 1, parts: 3 }] } as const;
    let now = table;
    const amounts = ["ana", "olu", "bo"].map((who) => {
      const share = tableShare(now, third, who) as TableShare;
      now = paid(now, who, share);
      return share.cents;
    });
    expect(amounts).toEqual([333, 333, 334]);
    expect(amountOf(tableShare(now, third, "cy"))).toEqual({ code: "nothing-of-it" });
    expect(amountOf(tableShare(now, { of: "lines", lines: [{ orderId: "o", line: 9 }] }, "cy"))).toEqual({
      code: "line-unknown",
      orderId: "o",
      line: 9,
    });
  });

  it("of equal parts is rounded down, and the last one is all that is left", () => {
    const three = { of: "equal", parts: 3 } as const;
    let now = bill([line(1, 2_000, ["ana"])]);
    const amounts = [1, 2, 3].map(() => {
      const share = tableShare(now, three, "ana") as TableShare;
      now = paid(now, "ana", share);
      return share.cents;
    });
    expect(amounts).toEqual([666, 666, 668]);
    expect(amountOf(tableShare(bill([line(1, 1, ["ana"])]), three, "ana"))).toBe(1);
  });

  it("is never more than what is left of the bill, whatever others paid by amount", () => {
    const after = paid(table, "bo", tableShare(table, { of: "amount", amountCents: cents(2_000) }, "bo") as TableShare);
    expect(amountOf(tableShare(after, { of: "mine" }, "ana"))).toBe(501);
    expect(amountOf(tableShare(after, { of: "amount", amountCents: cents(502) }, "ana"))).toEqual({
      code: "too-much",
      leftCents: 501,
    });
    expect(amountOf(tableShare(after, { of: "rest" }, "ana"))).toBe(501);
    const all = paid(after, "ana", tableShare(after, { of: "rest" }, "ana") as TableShare);
    expect(amountOf(tableShare(all, { of: "rest" }, "olu"))).toEqual({ code: "nothing-left" });
  });

  it("that is claimed is not left for others, until its lease ends", () => {
    const claimed = claimShare(table, { id: "c1", by: "ana", cents: cents(2_501) });
    if (isRefused(claimed)) throw new Error("The claim was refused.");
    expect(leftOfTable(claimed)).toBe(0);
    expect(leftOfTable(claimed, "c1")).toBe(2_501);
    expect(claimShare(claimed, { id: "c2", by: "olu", cents: cents(1) })).toEqual({ refused: { leftCents: 0 } });
    expect(claimShare({ ...claimed, claims: [] }, { id: "c2", by: "olu", cents: cents(1) })).toMatchObject({
      claims: [{ id: "c2" }],
    });
  });
});

const PEOPLE = ["ana", "olu", "bo", "cy"];
const someLines = fc.array(
  fc.record({
    cents: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 10_000 })),
    people: fc.subarray(PEOPLE, { minLength: 1 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const someAsked: fc.Arbitrary<TableShareAsked> = fc.oneof(
  fc.constant({ of: "rest" as const }),
  fc.constant({ of: "mine" as const }),
  fc.record({ of: fc.constant("equal" as const), parts: fc.integer({ min: 2, max: 20 }) }),
  fc.record({ of: fc.constant("amount" as const), amountCents: fc.integer({ min: 0, max: 4_000 }).map(cents) }),
  fc.record({
    of: fc.constant("lines" as const),
    lines: fc.uniqueArray(
      fc.record({
        orderId: fc.constant("o"),
        line: fc.integer({ min: 1, max: 6 }),
        parts: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 3, selector: ({ line: number }) => number },
    ),
  }),
);
const somePayments = fc.array(fc.record({ by: fc.constantFrom(...PEOPLE), asked: someAsked }), { maxLength: 12 });
const aTable = (lines: readonly { cents: number; people: string[] }[]) =>
  bill(lines.map(({ cents: amount, people }, index) => line(index + 1, amount, people)));
const dueOf = ({ lines }: TableBill) => sumCents(lines.map((one) => one.cents));

/** Pays a bill in some ways, one after the other. */
function payAll(lines: Parameters<typeof aTable>[0], payments: readonly { by: string; asked: TableShareAsked }[]) {
  let now = aTable(lines);
  const made: (PaidShare & { by: string })[] = [];
  for (const { by, asked } of payments) {
    const share = tableShare(now, asked, by);
    if (isRefused(share)) continue;
    made.push({ id: `p${made.length}`, by, ...share });
    now = paid(now, by, share);
  }
  return { now, made };
}

describe("Payments of a table's bill, whoever pays in whatever way,", () => {
  it("are never more than the bill, nor of a line more than it costs; the rest pays it to the cent", () => {
    fc.assert(
      fc.property(someLines, somePayments, (lines, payments) => {
        const { now, made } = payAll(lines, payments);
        expect(now.paidCents).toBe(sumCents(made.map((one) => one.cents)));
        expect(now.paidCents).toBeLessThanOrEqual(dueOf(now));
        for (const share of made) {
          expect(share.cents).toBeGreaterThan(0);
          if (share.lines.length > 0) expect(sumCents(share.lines.map((one) => one.cents))).toBe(share.cents);
        }
        for (const one of now.lines)
          expect(sumCents(one.paid.map((part) => part.cents))).toBeLessThanOrEqual(one.cents);
        const rest = tableShare(now, { of: "rest" }, "ana");
        const after = isRefused(rest) ? now : paid(now, "ana", rest);
        expect(after.paidCents).toBe(dueOf(after));
      }),
    );
  });

  it("by *mine* of everybody are the bill, in any sequence, each at most some cents more than another of the same dish", () => {
    fc.assert(
      fc.property(someLines, fc.shuffledSubarray(PEOPLE, { minLength: 4 }), (lines, sequence) => {
        const { now } = payAll(
          lines,
          sequence.map((by) => ({ by, asked: { of: "mine" } as const })),
        );
        expect(now.paidCents).toBe(dueOf(now));
        for (const one of now.lines.filter((each) => each.cents >= 100)) {
          const amounts = one.paid.map((part) => part.cents);
          expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThan(PEOPLE.length);
        }
      }),
    );
  });

  it("in equal parts differ by less than a cent for each part", () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 100_000 }), fc.integer({ min: 2, max: 20 }), (amount, parts) => {
        const { made } = payAll(
          [{ cents: amount, people: ["ana"] }],
          Array.from({ length: parts }, () => ({ by: "ana", asked: { of: "equal", parts } as const })),
        );
        expect(made).toHaveLength(parts);
        const amounts = made.map((one) => one.cents);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThan(parts);
      }),
    );
  });
});

describe("A part", () => {
  it("is never zero while something is left, and never more than is left", () => {
    const whole = fc.integer({ min: 1, max: 1_000 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 1_000 }), (amount, parts, left) => {
        const part = partOf(cents(amount), parts, cents(left));
        expect(part).toBeGreaterThan(0);
        expect(part).toBeLessThanOrEqual(left);
      }),
    );
  });
});

describe("A refund at a table", () => {
  const payment = (id: string, amount: number, lines: [number, number][] = []): PaidShare => ({
    id,
    cents: cents(amount),
    lines: lines.map(([number, of]) => ({ orderId: "o", line: number, cents: cents(of) })),
  });
  const of = (number: number, amount: number) => [{ orderId: "o", line: number, cents: cents(amount) }];
  const amounts = (backs: ReturnType<typeof tableBacks>) =>
    Object.fromEntries(backs.map((back) => [back.id, back.cents]));

  it("of a line goes back to those who paid for it, by share, odd cents to the largest", () => {
    const payments = [payment("ana", 333, [[1, 333]]), payment("olu", 334, [[1, 334]]), payment("bo", 800, [[2, 800]])];
    expect(amounts(tableBacks(payments, of(1, 667), cents(800)))).toEqual({ ana: 333, olu: 334 });
    expect(amounts(tableBacks(payments, of(1, 3), cents(1_464)))).toEqual({ ana: 1, olu: 2 });
  });

  it("of a line that nobody paid for lowers what is left, and gives back only what was paid too much", () => {
    const payments = [payment("ana", 1_000), payment("olu", 500)];
    expect(tableBacks(payments, of(1, 600), cents(2_000))).toEqual([]);
    expect(amounts(tableBacks(payments, of(1, 600), cents(1_200)))).toEqual({ ana: 200, olu: 100 });
  });

  it("never gives back more than a payment has, nor leaves more paid than is due", () => {
    fc.assert(
      fc.property(
        someLines,
        somePayments,
        fc.array(fc.nat({ max: 5_000 }), { minLength: 6, maxLength: 6 }),
        (lines, payments, wanted) => {
          const { now, made } = payAll(lines, payments);
          const refunded = now.lines.map((one, index) => ({
            orderId: one.orderId,
            line: one.line,
            cents: cents(Math.min(one.cents, wanted[index] ?? 0)),
          }));
          const dueCents = cents(dueOf(now) - sumCents(refunded.map((one) => one.cents)));
          const backs = tableBacks(made, refunded, dueCents);
          for (const back of backs) {
            const from = made.find(({ id }) => id === back.id);
            expect(back.cents).toBeLessThanOrEqual(from?.cents ?? 0);
            expect(sumCents(back.lines.map((one) => one.cents))).toBeLessThanOrEqual(back.cents);
          }
          const left: Cents = cents(now.paidCents - sumCents(backs.map((back) => back.cents)));
          expect(left).toBeLessThanOrEqual(dueCents);
        },
      ),
    );
  });
});

describe("The settlement of a table", () => {
  const of = (orderId: string, number: number, amount: number) => ({ orderId, line: number, cents: cents(amount) });

  it("pays the round of a payment's lines, and with an amount the rounds in sequence", () => {
    const lines = [of("first", 1, 1_000), of("second", 1, 2_000), of("third", 1, 500)];
    const ana = { id: "ana", cents: cents(2_000), lines: [of("second", 1, 2_000)] };
    const olu = { id: "olu", cents: cents(1_200), lines: [] };
    expect(settleTable(lines, [ana, olu])).toEqual({
      backs: [],
      paid: new Map([
        ["first", 1_000],
        ["second", 2_000],
        ["third", 200],
      ]),
    });
  });

  it("gives a line's refund to those who paid for it, once nothing of it is open", () => {
    const half = { id: "ana", cents: cents(1_000), lines: [of("o", 1, 1_000)] };
    expect(settleTable([of("o", 1, 1_000)], [half]).backs).toEqual([]);
    expect(settleTable([of("o", 1, 600), of("o", 2, 900)], [half]).backs).toEqual([
      { id: "ana", cents: 400, lines: [of("o", 1, 400)] },
    ]);
  });

  it("never leaves more paid than due, of a line or of a round, loses no cent, and has nothing more to do", () => {
    const some = fc.array(fc.nat({ max: 5_000 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(someLines, somePayments, some, (lines, payments, refunded) => {
        const { now, made } = payAll(lines, payments);
        const rounds = now.lines.map((one, index) => ({
          ...{ orderId: index % 2 === 0 ? "o" : "other", line: one.line },
          cents: cents(Math.max(0, one.cents - (refunded[index] ?? 0))),
        }));
        const shares = made.map(({ id, cents: amount, lines: parts }) => ({
          ...{ id, cents: amount },
          lines: parts.map((part) => ({ ...part, orderId: part.line % 2 === 1 ? "o" : "other" })),
        }));
        const { backs, paid } = settleTable(rounds, shares);
        const left = shares.map((share) => lessBack(share, backs));
        expect(sumCents([...paid.values()])).toBe(sumCents(left.map((share) => share.cents)));
        for (const [orderId, amount] of paid) {
          const due = rounds.filter((one) => one.orderId === orderId).map((one) => one.cents);
          expect(amount).toBeLessThanOrEqual(sumCents(due));
        }
        expect(settleTable(rounds, left)).toEqual({ backs: [], paid });
      }),
    );
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, sumCents } from "../money/cents.ts";
import { onOpenLines, sharesOfKitchens } from "./kitchen-shares.ts";
import { leftOfTable, openOf, type TableBill } from "./table-bill.ts";
import { tableShare } from "./table-share.ts";

const bill: TableBill = {
  lines: [
    { orderId: "buns", line: 1, people: ["ana"], cents: cents(2_484), paid: [] },
    { orderId: "taco", line: 1, people: ["olu"], cents: cents(492), paid: [{ by: "olu", cents: cents(92) }] },
  ],
  paidCents: cents(92),
  claims: [],
};

test("An equal part is given to the lines that are open, in proportion", () => {
  const half = tableShare(bill, { of: "equal", parts: 2 }, "ana");
  if ("refused" in half) throw new Error("It was refused.");
  expect(onOpenLines(bill, half)).toEqual({
    cents: 1_488,
    lines: [
      { orderId: "buns", line: 1, cents: 1_282 },
      { orderId: "taco", line: 1, cents: 206 },
    ],
  });
});

test("A share of dishes keeps its lines", () => {
  const mine = { cents: cents(400), lines: [{ orderId: "taco", line: 1, cents: cents(400) }] };
  expect(onOpenLines(bill, mine)).toBe(mine);
});

test("The parts of a share and of its tip are their sums, and no line gets more than is open", () => {
  const line = fc.record({ kitchen: fc.nat({ max: 3 }), whole: fc.nat({ max: 5_000 }), paid: fc.nat({ max: 5_000 }) });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 40_000 }),
      fc.nat({ max: 900 }),
      (lines, asked, tip) => {
        const some: TableBill = {
          lines: lines.map(({ kitchen, whole, paid }, index) => ({
            ...{ orderId: String(kitchen), line: index, people: [], cents: cents(whole) },
            paid: [{ by: "other", cents: cents(Math.min(whole, paid)) }],
          })),
          paidCents: sumCents(lines.map(({ whole, paid }) => cents(Math.min(whole, paid)))),
          claims: [],
        };
        const left = leftOfTable(some);
        fc.pre(left > 0);
        const amount = cents(Math.min(asked, left));
        const share = onOpenLines(some, { cents: amount, lines: [] });
        for (const part of share.lines) {
          const open = some.lines.find((one) => one.line === part.line);
          expect(part.cents).toBeLessThanOrEqual(open ? openOf(open) : 0);
        }
        const parts = sharesOfKitchens({ ...share, tipCents: cents(tip), tipBaseCents: amount }, (orderId) => orderId);
        expect(sumCents(parts.map((part) => part.cents))).toBe(amount);
        expect(sumCents(parts.map((part) => part.tipCents))).toBe(tip);
        expect(sumCents(parts.map((part) => part.tipBaseCents))).toBe(amount);
        for (const { kitchen, lines: own } of parts) {
          expect(own.map(({ orderId }) => orderId)).toEqual(own.map(() => kitchen));
        }
      },
    ),
  );
});

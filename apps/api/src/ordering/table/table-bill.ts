import {
  type Cents,
  cents,
  computeRefund,
  formatCents,
  isRefused,
  type PaidShare,
  roundHalfAway,
  splitBill,
  sumCents,
  type TableBill,
  type TableLine,
  type TableShare,
  ZERO_CENTS,
} from "@comptoir/ordering";
import type { TableRound } from "./lines.store.ts";
import type { TablePaymentRow } from "./table-payments.store.ts";

/**
 * A line of a round with its share of the bill. `dishCents`: the dishes in it, before charges and taxes, or with the taxes that their prices
 * include: what an order's tip in percent is of.
 */
export type RoundLine = Omit<TableLine, "paid"> & {
  readonly name: string;
  readonly quantity: number;
  readonly dishCents: Cents;
};

/**
 * Splits a round's bill over its lines, as a refund would: dishes less discounts, charges and taxes. What was refunded is
 * taken off. A cancelled round owes nothing. table#bill, payment#refund-shares.
 */
export function linesOfRound({
  orderId,
  status,
  explanation,
  items,
  people,
  refunds,
}: TableRound): readonly RoundLine[] {
  const bill = splitBill(
    explanation,
    items.map(({ orderId: line, quantity }) => ({ orderId: line, quantity })),
  );
  const wholeCents = sumCents(bill.lines.flatMap(({ portions }) => portions.flat()));
  const tender = { amountCents: wholeCents, backCents: ZERO_CENTS, isInProportion: false };
  const rest = status === "cancelled" ? null : computeRefund(bill, refunds, { of: "all" }, [tender]);
  const left = rest === null || isRefused(rest) ? [] : rest.lines;
  return items.map(({ orderId: line, name, quantity }) => {
    const whole = bill.lines.find((one) => one.orderId === line);
    const amount = left.find((one) => one.orderId === line)?.cents ?? ZERO_CENTS;
    const [dishes, of] = [whole?.dishCents ?? ZERO_CENTS, sumCents(whole?.portions.flat() ?? [])];
    return {
      ...{ orderId, line, name, quantity, people: people[String(line)] ?? [], cents: amount },
      dishCents: of === 0 ? ZERO_CENTS : roundHalfAway(amount, { numerator: dishes, denominator: of }),
    };
  });
}

/** Returns a function that says what a share pays of each line of some rounds, with the line's name, which is empty for other rounds, and its kitchen. */
export function formatPaidLines(
  rounds: readonly TableRound[],
  kitchenOf: (restaurantId: string) => { readonly kitchen?: string } = () => ({}),
) {
  const items = new Map(
    rounds.flatMap(({ orderId, restaurantId, items: own }) =>
      own.map((item) => [`${orderId} ${item.orderId}`, { ...item, ...kitchenOf(restaurantId) }] as const),
    ),
  );
  return (lines: TableShare["lines"]) =>
    lines.map(({ orderId, line, cents: part }) => {
      const item = items.get(`${orderId} ${line}`);
      const kitchen = item?.kitchen === undefined ? {} : { kitchen: item.kitchen };
      return { name: item?.name ?? "", ...kitchen, quantity: item?.quantity ?? 1, amount: formatCents(part) };
    });
}

/** Returns what a table owes for all that it has sent, in cents. */
export function dueOf(lines: readonly Pick<RoundLine, "cents">[]): Cents {
  return sumCents(lines.map((line) => line.cents));
}

/** A payment as rules see it: less what it has given back. */
export function paidShareOf({ id, cents: whole, backCents, lines, backLines }: TablePaymentRow): PaidShare {
  const left = lines.map((line) => {
    const back = backLines.filter((one) => one.orderId === line.orderId && one.line === line.line);
    return { ...line, cents: cents(line.cents - sumCents(back.map((one) => one.cents))) };
  });
  return { id, cents: cents(whole - backCents), lines: left.filter((line) => line.cents > 0) };
}

/** Whether a claim's lease still runs at a time. table#claim. */
export function isLeased({ state, leaseUntil }: Pick<TablePaymentRow, "state" | "leaseUntil">, now: Date): boolean {
  return state === "claimed" && leaseUntil !== null && leaseUntil > now;
}

/**
 * Composes the bill of a table from its lines and payments. Claims count while their lease runs, except for `person`, whose next
 * claim takes the place of their own. table#bill, table#claim.
 */
export function billOfTable(
  lines: readonly RoundLine[],
  payments: readonly TablePaymentRow[],
  { now, person }: { readonly now: Date; readonly person: string | null },
): TableBill {
  const paid = payments.filter(({ state }) => state === "paid");
  const claims = payments.filter((one) => isLeased(one, now) && one.person !== person);
  const parts = [...paid, ...claims].flatMap((one) =>
    paidShareOf(one).lines.map((line) => ({ ...line, by: one.person })),
  );
  return {
    lines: lines.map((line) => ({
      ...line,
      paid: parts
        .filter((part) => part.orderId === line.orderId && part.line === line.line)
        .map(({ by, cents: part }) => ({ by, cents: part })),
    })),
    paidCents: sumCents(paid.map((one) => paidShareOf(one).cents)),
    claims: claims.map(({ id, person: by, cents: claimed }) => ({ id, by, cents: claimed })),
  };
}

import {
  type Cents,
  cents,
  computeRefund,
  isRefused,
  splitBill,
  sumCents,
  type TableLine,
  ZERO_CENTS,
} from "@comptoir/ordering";
import type { TableRound } from "./lines.store.ts";

/** A line of a round with its share of the bill. */
export type RoundLine = Omit<TableLine, "paid"> & { readonly name: string; readonly quantity: number };

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
  const whole = sumCents(bill.lines.flatMap(({ portions }) => portions.flat()));
  const tender = { amountCents: whole, backCents: ZERO_CENTS, isInProportion: false };
  const rest = status === "cancelled" ? null : computeRefund(bill, refunds, { of: "all" }, [tender]);
  const left = rest === null || isRefused(rest) ? [] : rest.lines;
  return items.map(({ orderId: line, name, quantity }) => ({
    ...{ orderId, line, name, quantity },
    people: people[String(line)] ?? [],
    cents: left.find((one) => one.orderId === line)?.cents ?? ZERO_CENTS,
  }));
}

/** Returns what a table owes for all that it has sent, in cents. */
export function dueOf(lines: readonly Pick<RoundLine, "cents">[]): Cents {
  return cents(sumCents(lines.map((line) => line.cents)));
}

import { type Cents, cents, sumCents } from "../money/cents.ts";
import { type PaidShare, type TableBack, tableBacks } from "./table-back.ts";
import type { TableLine } from "./table-bill.ts";

/** What payments give back, and what they have paid of each round after that, by the round's order. */
export type TableSettlement = {
  readonly backs: readonly TableBack[];
  readonly paid: ReadonlyMap<string, Cents>;
};

/**
 * Brings payments in line with a table's bill, after a payment, a refund or a cancellation: no line is paid more than it
 * now costs, nor the bill more than is due. What a refund takes off lowers first what is open of its line. A payment pays
 * the rounds of its lines; the rest pays the rounds in sequence. The same bill and payments give the same answer, and after its
 * backs nothing more is to give back. table#table-refunds, table#settled.
 * @param lines all lines of the bill, round after round
 * @param payments less what they have given back
 */
export function settleTable(
  lines: readonly Pick<TableLine, "orderId" | "line" | "cents">[],
  payments: readonly PaidShare[],
): TableSettlement {
  const tooMuch = lines.flatMap(({ orderId, line, cents: whole }) => {
    const paid = sumCents(payments.map((payment) => paidOfLine(payment, { orderId, line })));
    return paid > whole ? [{ orderId, line, cents: cents(paid - whole) }] : [];
  });
  const backs = tableBacks(payments, tooMuch, sumCents(lines.map((line) => line.cents)));
  return {
    backs,
    paid: shareOnRounds(
      lines,
      payments.map((payment) => lessBack(payment, backs)),
    ),
  };
}

/** A payment less what it gives back. */
export function lessBack(payment: PaidShare, backs: readonly TableBack[]): PaidShare {
  const back = backs.find(({ id }) => id === payment.id);
  if (!back) return payment;
  const lines = payment.lines.map((line) => ({ ...line, cents: cents(line.cents - paidOfLine(back, line)) }));
  return { ...payment, cents: cents(payment.cents - back.cents), lines: lines.filter((line) => line.cents > 0) };
}

function shareOnRounds(
  lines: Parameters<typeof settleTable>[0],
  payments: readonly PaidShare[],
): ReadonlyMap<string, Cents> {
  const rounds = [...Map.groupBy(lines, ({ orderId }) => orderId)].map(([orderId, ofIt]) => ({
    orderId,
    due: sumCents(ofIt.map((line) => line.cents)),
    ofLines: sumCents(
      payments.flatMap((one) => one.lines).flatMap((line) => (line.orderId === orderId ? line.cents : [])),
    ),
  }));
  let left = sumCents(payments.map((payment) => payment.cents));
  const paid = new Map<string, Cents>();
  const pay = (orderId: string, most: number) => {
    const part = Math.min(left, most);
    paid.set(orderId, cents((paid.get(orderId) ?? 0) + part));
    left = cents(left - part);
  };
  for (const { orderId, due, ofLines } of rounds) pay(orderId, Math.min(due, ofLines));
  for (const { orderId, due } of rounds) pay(orderId, due - (paid.get(orderId) ?? 0));
  return paid;
}

function paidOfLine({ lines }: Pick<PaidShare, "lines">, name: Pick<TableLine, "orderId" | "line">): Cents {
  return sumCents(
    lines.filter(({ orderId, line }) => orderId === name.orderId && line === name.line).map((line) => line.cents),
  );
}

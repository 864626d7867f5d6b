import { type Cents, cents, sumCents, ZERO_CENTS } from "../money/cents.ts";
import { divideProduct } from "../money/round.ts";
import type { TableLine } from "./table-bill.ts";

type LineCents = Pick<TableLine, "orderId" | "line"> & { readonly cents: Cents };

/** A payment of a table's bill, without its tip, less what it has given back: in all, and of each line that it paid. */
export type PaidShare = { readonly id: string; readonly cents: Cents; readonly lines: readonly LineCents[] };

/** What a payment gives back, in all and of each line. */
export type TableBack = PaidShare;

/**
 * Splits a refund of lines over the payments. Who paid for a line gets it back, by share. If more is paid than is then due,
 * the rest comes from the payments in proportion to what they paid of no line. Odd cents go to the largest share. Payments that
 * give nothing back are left out. table#table-refunds.
 * @param lines what is refunded of each line
 * @param dueCents the bill after the refund
 */
export function tableBacks(
  payments: readonly PaidShare[],
  lines: readonly LineCents[],
  dueCents: Cents,
): readonly TableBack[] {
  const backs = new Map(payments.map(({ id }) => [id, [] as LineCents[]]));
  for (const refunded of lines) {
    const paid = payments.map((payment) => paidOf(payment, refunded));
    const back = cents(Math.min(refunded.cents, sumCents(paid)));
    toTheLargest(back, paid).forEach((share, index) => {
      const id = payments[index]?.id ?? "";
      if (share > 0) backs.get(id)?.push({ ...refunded, cents: share });
    });
  }
  const backOf = ({ id }: PaidShare) => sumCents((backs.get(id) ?? []).map((line) => line.cents));
  const left = payments.map((payment) => cents(payment.cents - backOf(payment)));
  const over = Math.max(0, sumCents(left) - dueCents);
  const loose = payments.map((payment, index) => {
    const ofLines = sumCents(payment.lines.map((line) => line.cents)) - backOf(payment);
    return cents(Math.max(0, (left[index] ?? 0) - ofLines));
  });
  // What was paid of no line comes back first. Beyond it, what lines were paid comes back, as of a bill that was refunded by amount.
  const first = toTheLargest(cents(Math.min(over, sumCents(loose))), loose);
  const others = left.map((amount, index) => cents(amount - (first[index] ?? 0)));
  const then = toTheLargest(cents(over - sumCents(first)), others);
  return payments
    .map((payment, index) => ({
      id: payment.id,
      cents: cents(backOf(payment) + (first[index] ?? 0) + (then[index] ?? 0)),
      lines: backs.get(payment.id) ?? [],
    }))
    .filter((back) => back.cents > 0);
}

function paidOf({ lines }: PaidShare, { orderId, line }: LineCents): Cents {
  return sumCents(lines.filter((one) => one.orderId === orderId && one.line === line).map((one) => one.cents));
}

/** Splits an amount in proportion to shares, rounded down; the odd cents go to the largest shares. */
function toTheLargest(amount: Cents, shares: readonly Cents[]): Cents[] {
  const whole = sumCents(shares);
  if (amount === 0 || whole === 0) return shares.map(() => ZERO_CENTS);
  const parts = shares.map((share) => divideProduct(amount, share, whole).quotient);
  let odd = amount - parts.reduce((sum, part) => sum + part, 0);
  const largest = shares.map((_, index) => index).toSorted((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0));
  for (const index of largest) {
    if (odd === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    odd -= 1;
  }
  return parts.map(cents);
}

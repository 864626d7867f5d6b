import { type Cents, cents, sumCents } from "../money/cents.ts";
import type { Refused } from "../refusal.ts";

/**
 * A line that was sent, with its share of the bill in cents: dishes less discounts, charges and taxes, and less what was
 * refunded. table#bill.
 */
export type TableLine = {
  /** The order that sent it, and its number there. */
  readonly orderId: string;
  readonly line: number;
  /** Ids of the persons that it is for, at least one. */
  readonly people: readonly string[];
  readonly cents: Cents;
  /** What payments of this line have paid of it, and what other persons' claims would, by payer. */
  readonly paid: readonly { readonly by: string; readonly cents: Cents }[];
};

/** A share of the bill that a person is paying now. table#claim. */
export type TableClaim = { readonly id: string; readonly by: string; readonly cents: Cents };

/** The bill of a table, without tips. `claims` are those whose lease has not ended. table#bill. */
export type TableBill = {
  readonly lines: readonly TableLine[];
  /** What all payments have paid, those of lines included. */
  readonly paidCents: Cents;
  readonly claims: readonly TableClaim[];
};

/** Returns what is neither paid nor claimed; with `claimId`, that claim does not count. Never below zero. table#claim. */
export function leftOfTable(bill: TableBill, claimId: string | null = null): Cents {
  const due = sumCents(bill.lines.map((line) => line.cents));
  const claimed = sumCents(bill.claims.filter(({ id }) => id !== claimId).map((claim) => claim.cents));
  return cents(Math.max(0, due - bill.paidCents - claimed));
}

/**
 * Whether all that a share pays of lines is still open: a line may have been refunded, or paid by another person, since the
 * share was claimed. table#claim.
 */
export function areLinesOpen(
  { lines }: Pick<TableBill, "lines">,
  share: readonly (Pick<TableLine, "orderId" | "line"> & { readonly cents: Cents })[],
): boolean {
  return share.every(({ orderId, line, cents: wanted }) => {
    const found = lines.find((one) => one.orderId === orderId && one.line === line);
    return found !== undefined && wanted <= openOf(found);
  });
}

/** Returns what is neither paid nor claimed of a line. Never below zero. */
export function openOf({ cents: whole, paid }: Pick<TableLine, "cents" | "paid">): Cents {
  return cents(Math.max(0, whole - sumCents(paid.map((one) => one.cents))));
}

/**
 * Adds a claim to a bill. Refused with what is left if the claim is larger, so that no more than the bill is ever paid.
 * table#claim.
 */
export function claimShare(bill: TableBill, claim: TableClaim): TableBill | Refused<{ readonly leftCents: Cents }> {
  const leftCents = leftOfTable(bill, claim.id);
  if (claim.cents > leftCents) return { refused: { leftCents } };
  return { ...bill, claims: [...bill.claims.filter(({ id }) => id !== claim.id), claim] };
}

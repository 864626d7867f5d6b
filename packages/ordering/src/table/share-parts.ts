import { allocate } from "../money/allocate.ts";
import { type Cents, cents, sumCents } from "../money/cents.ts";
import type { RefundableBill, RefundPart } from "../refund/refundable-bill.ts";
import type { TableLine } from "./table-bill.ts";
import type { TableShare } from "./table-share.ts";

/** A part of a bill, such as a tax at a rate, in cents. */
export type SharePart = RefundPart & { readonly cents: Cents };

/** A line of a table's bill with its parts: dishes less discounts, charges and taxes. */
export type LineParts = Pick<TableLine, "orderId" | "line"> & { readonly parts: readonly SharePart[] };

/** Returns the parts of a round's lines, from its bill as split for refunds. payment#refund-shares. */
export function partsOfLines(orderId: string, { parts, lines }: RefundableBill): readonly LineParts[] {
  return lines.map(({ orderId: line, portions }) => ({
    ...{ orderId, line },
    parts: parts.map((part, index) => ({
      ...part,
      cents: sumCents(portions.map((portion) => portion[index] ?? cents(0))),
    })),
  }));
}

/**
 * Splits a share over the parts of what it pays, in proportion and by largest remainder, so that the parts are the share to the
 * cent. A share of no line has its part of all lines. It is information: a share is never taxed again. table#table-receipt.
 */
export function shareParts(
  lines: readonly LineParts[],
  { cents: whole, lines: paid }: TableShare,
): readonly SharePart[] {
  const all = lines.flatMap(({ parts }) => parts);
  const pieces =
    paid.length === 0
      ? split(whole, all)
      : paid.flatMap(({ orderId, line, cents: part }) =>
          split(part, lines.find((one) => one.orderId === orderId && one.line === line)?.parts ?? []),
        );
  return [...Map.groupBy(pieces, (one) => `${one.part} ${"rate" in one ? one.rate : ""}`).values()]
    .map(([first, ...others]) => ({
      ...(first as SharePart),
      cents: sumCents([first as SharePart, ...others].map((one) => one.cents)),
    }))
    .filter((one) => one.cents > 0);
}

function split(amount: Cents, parts: readonly SharePart[]): SharePart[] {
  if (amount === 0 || parts.every((one) => one.cents === 0)) return [];
  const shares = allocate(
    amount,
    parts.map((one) => one.cents),
  );
  return parts.map((one, index) => ({ ...one, cents: shares[index] ?? cents(0) }));
}

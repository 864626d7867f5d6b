import { type Cents, sumCents, ZERO_CENTS } from "../money/cents.ts";
import { roundHalfAway } from "../money/round.ts";
import type { TableLine } from "./table-bill.ts";
import type { TableShare } from "./table-share.ts";

/** A line with the dishes in its share of the bill, before charges and taxes; with the taxes that prices include. */
type LineWithDishes = Pick<TableLine, "orderId" | "line" | "cents"> & { readonly dishCents: Cents };

/**
 * Returns what a payer's tip in percent is of: the dishes in the share, before charges and taxes, as of an order. A share of no line has its part of
 * all dishes. table#table-tip.
 */
export function tableTipBase(lines: readonly LineWithDishes[], share: TableShare): Cents {
  if (share.lines.length === 0) {
    const whole = sumCents(lines.map((line) => line.cents));
    return inProportion(share.cents, sumCents(lines.map((line) => line.dishCents)), whole);
  }
  return sumCents(
    share.lines.map((part) => {
      const line = lines.find((one) => one.orderId === part.orderId && one.line === part.line);
      return line ? inProportion(part.cents, line.dishCents, line.cents) : ZERO_CENTS;
    }),
  );
}

function inProportion(amount: Cents, part: Cents, whole: Cents): Cents {
  return whole === 0 ? ZERO_CENTS : roundHalfAway(amount, { numerator: part, denominator: whole });
}

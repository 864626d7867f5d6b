import { pointsTakenBack } from "../loyalty/points.ts";
import { type Cents, cents, sumCents } from "../money/cents.ts";
import { sharesInTurn, type TenderToRefund } from "../refund/compute-refund.ts";

/** What a payment at a table has paid of its share and given back, in cents, before it gives back more. */
type ShareSoFar = { readonly cents: Cents; readonly backCents: Cents };

/**
 * Splits what a payment at a table gives back over its means, as an order's refund: the last means first, and points in
 * proportion to the share. table#table-refunds, payment#refund-means.
 * @param tenders what stored value paid, in the sequence of use, then the card
 */
export function splitShareBack(
  tenders: readonly TenderToRefund[],
  { cents: whole, backCents }: ShareSoFar,
  back: Cents,
): readonly Cents[] {
  const proportional = tenders
    .filter(({ isInProportion }) => isInProportion)
    .map((tender) => cents(pointsTakenBack(tender.amountCents, whole, cents(backCents + back)) - tender.backCents));
  return sharesInTurn(tenders, cents(back - sumCents(proportional)), proportional);
}

import { pointsTakenBack } from "../loyalty/points.ts";
import { type Cents, cents, sumCents } from "../money/cents.ts";
import { sharesInTurn, type TenderToRefund } from "../refund/compute-refund.ts";

/** What a payment at a table has paid of its share and given back of it, in cents and without the tip, before it gives back more. */
type ShareSoFar = { readonly cents: Cents; readonly backCents: Cents };

/**
 * Splits what a payment at a table gives back over its means, as an order's refund: the last means first, and points in
 * proportion to the share. Points pay no tip, so a tip is none of theirs. table#table-refunds, payment#refund-means.
 * @param tenders what stored value paid, in the sequence of use, then the card
 * @param back what goes back of the share and of the tip
 */
export function splitShareBack(
  tenders: readonly TenderToRefund[],
  { cents: share, backCents }: ShareSoFar,
  back: { readonly cents: Cents; readonly tipCents: Cents },
): readonly Cents[] {
  const shareBack = sumCents([backCents, back.cents]);
  const proportional = tenders
    .filter(({ isInProportion }) => isInProportion)
    .map((tender) => cents(pointsTakenBack(tender.amountCents, share, shareBack) - tender.backCents));
  return sharesInTurn(tenders, cents(back.cents + back.tipCents - sumCents(proportional)), proportional);
}

import { ACCOUNT_CREDIT, GIFT_CARD, meansOf, POINTS, sumCents, ZERO_CENTS } from "@comptoir/ordering";
import { type Share, viaGateway } from "../../../money/tender/give-back.ts";
import type { GiftCardReference } from "../../../money/tender/means/gift-card.ts";
import { leftOf, type NewTender, type Tender } from "../../../money/tender/tender.ts";

// Compatibility with the previous version, which reads the amounts to give back from `orders.taken` and from
// the columns of `refunds`. This version writes both and reads neither. Remove in the next release.

type ToTell = NewTender & Partial<Pick<Tender, "backCents">>;

/** Returns an order's `taken` fields about its tenders, for the previous version. */
export function takenBefore(restaurantId: string, tenders: readonly ToTell[]): Readonly<Record<string, unknown>> {
  const named = (name: string) => tenders.find(({ means }) => means === name);
  const left = (tender: ToTell) => leftOf({ backCents: ZERO_CENTS, ...tender });
  const [giftCard, points, credit] = [GIFT_CARD, POINTS, ACCOUNT_CREDIT].map(({ name }) => named(name));
  const tab = tenders.find(({ means }) => meansOf(means)?.kind === "tab");
  const card = giftCard?.reference as GiftCardReference | undefined;
  return {
    giftCard: giftCard && card && left(giftCard) > 0 ? { codeHash: card.codeHash, amountCents: left(giftCard) } : null,
    ...(card && card.restaurantId !== restaurantId ? { tenderOf: card.restaurantId } : {}),
    ...(points ? { pointsSpent: { ...points.reference, amountCents: points.amountCents } } : {}),
    ...(credit ? { creditCents: credit.amountCents } : {}),
    ...(tab ? { tab: { ...tab.reference, amountCents: left(tab) } } : {}),
  };
}

/** Returns a refund's columns about its shares, for the previous version. */
export function columnsBefore(shares: readonly Share[]) {
  const sumOf = (is: (tender: Tender) => boolean) =>
    sumCents(shares.filter(({ tender }) => is(tender)).map((share) => share.cents));
  return {
    giftCardCents: sumOf(({ means }) => means === GIFT_CARD.name),
    pointsCents: sumOf(({ means }) => means === POINTS.name),
    creditCents: sumOf(({ means }) => means === ACCOUNT_CREDIT.name),
    premisesCents: sumOf((tender) => !viaGateway(tender) && meansOf(tender.means)?.kind !== "stored"),
  };
}

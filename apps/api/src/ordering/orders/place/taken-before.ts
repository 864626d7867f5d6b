import { ACCOUNT_CREDIT, GIFT_CARD, meansOf, POINTS, sumCents, ZERO_CENTS } from "@comptoir/ordering";
import { type Share, viaGateway } from "../../../money/tender/give-back.ts";
import type { GiftCardReference } from "../../../money/tender/means/gift-card.ts";
import { leftOf, type NewTender, type Tender } from "../../../money/tender/tender.ts";

// A server of the version before gives back what it finds in an order's row and in the columns of its refunds. As long as one may run
// beside this version both are written; nothing here reads them. The next release leaves them out.

type ToTell = NewTender & Partial<Pick<Tender, "backCents">>;

/** What an order's `taken` says of its tenders for the version before. */
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

/** What the columns of a refund say of its shares for the version before. */
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

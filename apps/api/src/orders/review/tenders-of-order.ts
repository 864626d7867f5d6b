import { ACCOUNT_CREDIT, type Cents, cents, GIFT_CARD, meansOf, POINTS } from "@comptoir/ordering";
import type { CartQuote } from "../../quote/cart-request.ts";
import type { TabReference } from "../../tender/means/suite-tab.ts";
import type { NewTender } from "../../tender/tender.ts";

/**
 * What pays an order, in the sequence in which the means are used: a gift card, points and account credit, as far as each goes, and the order's own
 * method for the rest. payment#tender.
 */
export function tendersOfOrder(
  { giftCard, pointsOf, costs }: Pick<CartQuote, "giftCard" | "pointsOf" | "costs">,
  {
    creditCents,
    paymentMethod,
    suiteId,
  }: { readonly creditCents: Cents; readonly paymentMethod: string; readonly suiteId: string | null },
): readonly NewTender[] {
  const method = meansOf(paymentMethod);
  const restCents = cents(costs.totalWithTipCents - creditCents);
  const { voucher, points } = costs;
  const tenders: (NewTender | null)[] = [
    giftCard && voucher && ofGiftCard(giftCard, voucher.amountCents),
    pointsOf && points && taken(POINTS.name, points.amountCents, { ...pointsOf, points: points.points }),
    taken(ACCOUNT_CREDIT.name, creditCents),
    method && {
      ...taken(
        method.name,
        restCents,
        method.kind === "tab" && suiteId !== null ? ({ suiteId } satisfies TabReference) : {},
      ),
      state: method.kind === "card" ? "taken" : "owed",
    },
  ];
  return tenders.filter((tender) => tender !== null).filter(({ amountCents }) => amountCents > 0);
}

function taken(means: string, amountCents: Cents, reference: NewTender["reference"] = {}): NewTender {
  return { means, amountCents, state: "taken", reference };
}

function ofGiftCard({ codeHash, restaurantId }: NonNullable<CartQuote["giftCard"]>, amountCents: Cents): NewTender {
  return taken(GIFT_CARD.name, amountCents, { codeHash: codeHash.toString("hex"), restaurantId });
}

import type { CheckoutInput } from "@comptoir/contract";
import { loyaltyProgram, pointsBase, pointsEarned } from "@comptoir/ordering";
import { loyaltyKey, type PointsOfOrder } from "../../loyalty/loyalty.store.ts";
import type { CartQuote } from "../../quote/cart-request.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { ReviewedPayment } from "./review-payment.ts";

/**
 * The points that an order gives, to whom it says by the contact's address: what is paid when it is placed, by card or by gift card. One
 * that is paid on premise or billed later gives none. Who has not joined and does not wish to gets none. people#points-earned.
 */
export function pointsOfOrder(
  checkout: Pick<CheckoutInput, "contact" | "loyaltyProgram">,
  {
    venue,
    quote,
    payment,
  }: { readonly venue: LoadedVenue; readonly quote: CartQuote; readonly payment: ReviewedPayment },
): PointsOfOrder | null {
  const program = loyaltyProgram(venue.data, venue.document.loyalty, "en-CA");
  const email = checkout.loyaltyProgram?.email?.trim() || checkout.contact?.email?.trim();
  const { paymentStatus } = payment.onOrder;
  if (!program || !email || paymentStatus === "on-premise" || paymentStatus === "invoiced") return null;
  const paidCents = pointsBase(quote.costs);
  return {
    memberKey: loyaltyKey(venue.restaurantId, email),
    joins: checkout.loyaltyProgram?.join ?? false,
    points: pointsEarned(paidCents, program.pointsPerDollar),
    paidCents,
  };
}

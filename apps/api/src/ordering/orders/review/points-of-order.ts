import type { CheckoutInput } from "@comptoir/contract";
import { isPaidLater, loyaltyProgram, personOf, pointsBase, pointsEarned } from "@comptoir/ordering";
import type { PointsOfOrder } from "../../../money/loyalty/enter-points.ts";
import { accountKey, loyaltyKey } from "../../../money/loyalty/loyalty.store.ts";
import { emailKeyOf, loadEmail } from "../../../people/people.store.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { CartQuote } from "../../quote/cart-request.ts";
import type { ReviewedPayment } from "./review-payment.ts";
import type { Submit } from "./submit.ts";

/**
 * Returns the points that an order earns, and its member: the account, or the named email address. Null for
 * an order paid on premises or billed later, and for a visitor who has not joined and does not join now.
 * people#points-earned.
 */
export async function pointsOfOrder(
  db: Queryable,
  { body, venue, caller }: Pick<Submit, "body" | "venue" | "caller">,
  { quote, payment }: { readonly quote: CartQuote; readonly payment: ReviewedPayment },
): Promise<PointsOfOrder | null> {
  const program = loyaltyProgram(venue.data, venue.document.loyalty, "en-CA");
  const { paymentStatus } = payment.onOrder;
  if (!program || isPaidLater(paymentStatus)) return null;
  const { checkout } = body.data;
  const who = await memberOf(db, venue.restaurantId, checkout, personOf(caller.who));
  if (who === null) return null;
  const paidCents = pointsBase(quote.costs);
  return {
    ...who,
    joins: checkout.loyaltyProgram?.join ?? false,
    points: pointsEarned(paidCents, program.pointsPerDollar),
    paidCents,
  };
}

/**
 * Returns the member who earns the points: the account, unless the checkout names another email address. An
 * unconfirmed email address of an account is never enrolled.
 */
async function memberOf(
  db: Queryable,
  restaurantId: string,
  { contact, loyaltyProgram: said }: Pick<CheckoutInput, "contact" | "loyaltyProgram">,
  personId: string | null,
): Promise<Pick<PointsOfOrder, "memberKey" | "emailKey" | "account"> | null> {
  const typed = said?.email?.trim() || null;
  const own = personId === null ? null : await loadEmail(db, personId);
  if (personId !== null && own !== null && (typed === null || emailKeyOf(typed) === emailKeyOf(own.email))) {
    return accountAsMember(restaurantId, personId, own);
  }
  const email = typed ?? contact?.email?.trim();
  return email ? { memberKey: loyaltyKey(restaurantId, email), emailKey: emailKeyOf(email) } : null;
}

/** Returns an account as the member who earns points at a venue. `own` is its email address. people#points-earned. */
export function accountAsMember(
  restaurantId: string,
  personId: string,
  own: NonNullable<Awaited<ReturnType<typeof loadEmail>>>,
): Pick<PointsOfOrder, "memberKey" | "emailKey" | "account"> {
  return {
    memberKey: accountKey(restaurantId, personId),
    emailKey: own.isConfirmed ? emailKeyOf(own.email) : null,
    account: { personId, addressKey: own.isConfirmed ? loyaltyKey(restaurantId, own.email) : null },
  };
}

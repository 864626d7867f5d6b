import type { Queryable } from "../db/database.ts";
import type { PaymentGateways } from "../gateways/payment/payment-gateways.ts";
import { dropSharedCard, type SharedCard, takeCardsToForget } from "./shared-cards.store.ts";

/** How many one round forgets; the next comes soon. */
const ROUND = 50;

/** Has gateways forget the cards of checkouts that came to nothing. Several servers may do it at once. payment#shared-card. */
export async function forgetSharedCards(deps: {
  readonly database: Queryable;
  readonly gateways: PaymentGateways;
}): Promise<void> {
  for (const card of await takeCardsToForget(deps.database, ROUND)) {
    await forgetSharedCard(deps.database, deps.gateways[card.processor]?.forgetCard, card);
  }
}

/** Has a card's gateway forget it; one that is away is asked again later. A gateway that is there no more has nothing to forget. */
export async function forgetSharedCard(
  db: Queryable,
  forget: PaymentGatewayForget | undefined,
  card: SharedCard,
): Promise<void> {
  const outcome = forget ? (await forget({ token: card.token, customer: null })).outcome : "forgotten";
  if (outcome === "forgotten") await dropSharedCard(db, card);
}

type PaymentGatewayForget = NonNullable<PaymentGateways[keyof PaymentGateways]>["forgetCard"];

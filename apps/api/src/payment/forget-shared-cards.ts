import type { Queryable } from "../db/database.ts";
import type { PaymentGateways } from "../gateways/payment/payment-gateways.ts";
import type { WorkOutcome, WorkQueue } from "../work/keep-working.ts";
import { dropSharedCard, type SharedCard, takeCardsToForget } from "./shared-cards.store.ts";

const AT_ONCE = 20;

/** Cards of checkouts that came to nothing, which their gateways are to forget. payment#shared-card. */
export function sharedCardQueue({
  database,
  gateways,
}: {
  readonly database: Queryable;
  readonly gateways: PaymentGateways;
}): WorkQueue<SharedCard> {
  return {
    name: "shared-cards",
    atOnce: AT_ONCE,
    take: (atMost) => takeCardsToForget(database, { atMost }),
    work: (card) => forgetSharedCard(database, gateways[card.processor]?.forgetCard, card),
    namesOf: ({ processor }) => ({ processor }),
  };
}

/** Has a card's gateway forget it; one that is away is asked again later. A gateway that is there no more has nothing to forget. */
export async function forgetSharedCard(
  db: Queryable,
  forget: PaymentGatewayForget | undefined,
  card: SharedCard,
): Promise<WorkOutcome> {
  const outcome = forget ? (await forget({ token: card.token, customer: null })).outcome : "forgotten";
  if (outcome !== "forgotten") return "later";
  await dropSharedCard(db, card);
  return "done";
}

type PaymentGatewayForget = NonNullable<PaymentGateways[keyof PaymentGateways]>["forgetCard"];

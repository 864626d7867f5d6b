import { gatewayNamed, type PaymentGateways } from "../../gateways/payment/payment-gateways.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { takeDueRows } from "../../platform/work/due-rows.ts";
import type { WorkOutcome, WorkQueue } from "../../platform/work/keep-working.ts";

/** A card that its gateway, `processor` by its name, stores only for the several payments of one checkout. */
export type SharedCard = { readonly processor: string; readonly token: string };

const CARD = { processor: "text", token: "text" } as const;
/** Lifetime of a shared card, long enough for a bank's challenge or a short outage of the processor. */
const KEPT = "interval '1 hour'";

/**
 * Records a shared card before the gateway stores it. A worker deletes the card at the gateway an hour later,
 * even after a crash. payment#shared-card.
 */
export const noteSharedCard = statement({
  name: "note shared card",
  text: `insert into shared_cards (processor, token, forget_after) values (:processor, :token, now() + ${KEPT})
         on conflict (processor, token) do update set forget_after = excluded.forget_after`,
  params: CARD,
}).count;

const takeCardsToForget = statement({
  name: "take shared cards to forget",
  text: takeDueRows({
    table: "shared_cards",
    key: ["processor", "token"],
    due: "forget_after",
    waiting: "true",
    lease: "interval '5 minutes'",
    farthest: `2 * ${KEPT}`,
    returning: "shared_cards.processor, shared_cards.token",
  }),
  params: { atMost: "int8" },
  row: CARD,
}).rows;

const dropSharedCard = statement({
  name: "drop shared card",
  text: "delete from shared_cards where processor = :processor and token = :token",
  params: CARD,
}).count;

const AT_ONCE = 20;

/** Creates the queue of expired shared cards, to be deleted at their gateways. payment#shared-card. */
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
    work: (card) => forgetSharedCard(database, gatewayNamed(gateways, card.processor)?.forgetCard, card),
    namesOf: ({ processor }) => ({ processor }),
  };
}

/**
 * Deletes a card at its gateway; returns `later` if the gateway is unreachable. If the gateway is no longer
 * configured, only the record is deleted.
 */
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

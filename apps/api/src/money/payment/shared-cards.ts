import type { PaymentGateways } from "../../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../../gateways/payment/port.ts";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { takeDueRows } from "../../platform/work/due-rows.ts";
import type { WorkOutcome, WorkQueue } from "../../platform/work/keep-working.ts";

/** A card that its gateway keeps for the charges of one checkout alone. */
export type SharedCard = { readonly processor: PaymentGateway["processor"]; readonly token: string };

const CARD = { processor: typed<PaymentGateway["processor"]>("text"), token: "text" } as const;
/** How long a bank's question, or a processor that is away, may take before such a card is forgotten. */
const KEPT = "interval '1 hour'";

/** Notes that a gateway is about to keep a card: it is forgotten there in an hour, whatever becomes of this server. payment#shared-card. */
export const noteSharedCard = statement({
  name: "note shared card",
  text: `insert into shared_cards (processor, token, forget_after) values (:processor, :token, now() + ${KEPT})
         on conflict (processor, token) do update set forget_after = excluded.forget_after`,
  params: CARD,
}).count;

/** Takes cards whose time is over, so many; each is forgotten by one server at a time. */
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

/** Keeps no longer that a card was shared: its gateway has forgotten it. */
const dropSharedCard = statement({
  name: "drop shared card",
  text: "delete from shared_cards where processor = :processor and token = :token",
  params: CARD,
}).count;

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

import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import type { PaymentGateway } from "../gateways/payment/port.ts";

/** A card that its gateway keeps for the charges of one checkout alone. */
export type SharedCard = { readonly processor: PaymentGateway["processor"]; readonly token: string };

const CARD = { processor: typed<PaymentGateway["processor"]>("text"), token: "text" } as const;
/** How long a bank's question, or a processor that is away, may take before such a card is forgotten. */
const KEPT = "interval '1 hour'";

const noteStatement = statement({
  name: "note shared card",
  text: `insert into shared_cards (processor, token, forget_after) values (:processor, :token, now() + ${KEPT})
         on conflict (processor, token) do update set forget_after = excluded.forget_after`,
  params: CARD,
});

/** Notes that a gateway is about to keep a card: it is forgotten there in an hour, whatever becomes of this server. payment#shared-card. */
export async function noteSharedCard(db: Queryable, card: SharedCard): Promise<void> {
  await noteStatement.count(db, card);
}

const takeDueStatement = statement({
  name: "take shared cards to forget",
  // One that cannot be forgotten now is due again in a few minutes.
  text: `update shared_cards set forget_after = now() + interval '5 minutes'
         where (processor, token) in (
           select processor, token from shared_cards where forget_after <= now()
           order by forget_after limit :limit for update skip locked)
         returning processor, token`,
  params: { limit: "int8" },
  row: CARD,
});

/** Takes cards whose time is over, so many; each is forgotten by one server at a time. */
export function takeCardsToForget(db: Queryable, limit: number): Promise<SharedCard[]> {
  return takeDueStatement.rows(db, { limit });
}

const dropStatement = statement({
  name: "drop shared card",
  text: "delete from shared_cards where processor = :processor and token = :token",
  params: CARD,
});

/** Keeps no longer that a card was shared: its gateway has forgotten it. */
export async function dropSharedCard(db: Queryable, card: SharedCard): Promise<void> {
  await dropStatement.count(db, card);
}

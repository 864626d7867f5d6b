import { typed } from "../db/column-types.ts";
import { statement } from "../db/statement.ts";
import type { PaymentGateway } from "../gateways/payment/port.ts";
import { takeDueRows } from "../work/due-rows.ts";

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
export const takeCardsToForget = statement({
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
export const dropSharedCard = statement({
  name: "drop shared card",
  text: "delete from shared_cards where processor = :processor and token = :token",
  params: CARD,
}).count;

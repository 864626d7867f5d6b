import type { Cents, GiftCardState } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";

// Which gift cards a page lists, and their history. The ledger's entries are written by `gift-cards.store.ts` of the quote.

const listGiftCardsStatement = statement({
  name: "list gift cards of a page",
  text: `select id, last4, recipient, issued_at as "issuedAt", stopped_at as "stoppedAt", stopped_reason as "stoppedReason",
           "balanceCents", "loadedCents", state
         from gift_cards c cross join lateral (
             select coalesce(sum(amount_cents), 0)::int8 as "balanceCents",
               coalesce(sum(amount_cents) filter (where reason in ('issue', 'top-up', 'correction')), 0)::int8 as "loadedCents"
             from gift_card_entries e where e.restaurant_id = :restaurantId and e.code_hash = c.code_hash
           ) sums cross join lateral (
             select case when stopped_at is not null then 'stopped' when "balanceCents" <= 0 then 'empty' else 'active' end as state
           ) told
         where c.restaurant_id = :restaurantId and (:only::uuid is null or id = :only) and (:state::text is null or state = :state)
           and (position(upper(:end) in last4) > 0 or position(lower(:search) in lower(recipient)) > 0)
           and (:after::uuid is null or (issued_at, id) <
             (select a.issued_at, a.id from gift_cards a where a.restaurant_id = :restaurantId and a.id = :after))
         order by issued_at desc, id desc limit :atMost`,
  params: {
    restaurantId: "text",
    search: "text",
    end: "text",
    state: typed<GiftCardState | null>("text?"),
    only: "uuid?",
    after: "uuid?",
    atMost: "int8",
  },
  row: {
    id: "uuid",
    last4: "text",
    recipient: "text?",
    issuedAt: "timestamptz",
    stoppedAt: "timestamptz?",
    stoppedReason: "text?",
    balanceCents: typed<Cents>("int8"),
    loadedCents: typed<Cents>("int8"),
    state: typed<GiftCardState>("text"),
  },
});

export type GiftCardRow = RowOf<typeof listGiftCards>;

/**
 * Lists a restaurant's gift cards, newest first, after the card `after`. Finds parts of the code's end (`end`, a code's
 * key) and of the recipient. studio#gift-cards.
 */
export const listGiftCards = listGiftCardsStatement.rows;

const listEntriesStatement = statement({
  name: "list entries of gift card",
  // What was given back in the same moment as something was taken comes first, so that no balance is below zero.
  text: `select position, at, e.reason, amount_cents as "amountCents", balance_cents as "balanceCents",
           o.number as "orderNumber", o.local_day as "orderDay"
         from (
             select row_number() over moments as position, entered_at as at, reason, amount_cents, e.order_id,
               sum(amount_cents) over moments as balance_cents, coalesce(order_restaurant_id, e.restaurant_id) as order_of
             from gift_card_entries e join gift_cards c using (restaurant_id, code_hash)
             where e.restaurant_id = :restaurantId and c.restaurant_id = :restaurantId and c.id = :id
             window moments as (order by entered_at, amount_cents desc, entry_id)
           ) e
           left join refunds f on e.reason = 'refund' and f.restaurant_id = order_of and f.id = e.order_id
           left join orders o on o.restaurant_id = order_of
             and o.id = case when e.reason = 'refund' then f.order_id when e.reason not in ('top-up', 'correction') then e.order_id end
         where :before::int8 is null or position < :before
         order by position desc limit :atMost`,
  params: { restaurantId: "text", id: "uuid", before: "int8?", atMost: "int8" },
  row: {
    position: "int8",
    at: "timestamptz",
    reason: typed<"issue" | "top-up" | "correction" | "order" | "give-back" | "refund">("text"),
    amountCents: typed<Cents>("int4"),
    balanceCents: typed<Cents>("int8"),
    orderNumber: "int4?",
    orderDay: "date?",
  },
});

/**
 * Lists a gift card's entries, newest first, each with the balance after it and its order, which a hub's kitchen may have
 * sold. studio#gift-cards.
 */
export const listGiftCardEntries = listEntriesStatement.rows;

const holdGiftCardStatement = statement({
  name: "hold gift card by id",
  text: `select code_hash as "codeHash", last4, stopped_at as "stoppedAt" from gift_cards
         where restaurant_id = :restaurantId and id = :id for update`,
  params: { restaurantId: "text", id: "uuid" },
  row: { codeHash: "bytea", last4: "text", stoppedAt: "timestamptz?" },
});

/** Locks a gift card; null if the restaurant has no such card. An order that takes from the card waits for it. */
export const holdGiftCard = holdGiftCardStatement.oneOrNull;

const stopGiftCardStatement = statement({
  name: "stop or start gift card",
  text: `update gift_cards set stopped_at = :stoppedAt, stopped_reason = :reason
         where restaurant_id = :restaurantId and id = :id`,
  params: { restaurantId: "text", id: "uuid", stoppedAt: "timestamptz?", reason: "text?" },
});

/** Stops a gift card that is locked, or starts it again (`stoppedAt` null). payment#stopped-gift-card. */
export const stopGiftCard = stopGiftCardStatement.count;

const findIssuedStatement = statement({
  name: "find issued gift card",
  text: `select id, recipient from gift_cards where restaurant_id = :restaurantId and code_hash = :codeHash`,
  params: { restaurantId: "text", codeHash: "bytea" },
  row: { id: "uuid", recipient: "text?" },
});

/** Finds a gift card by the hash of its code; null if the restaurant has no such card. */
export const findIssuedCard = findIssuedStatement.oneOrNull;

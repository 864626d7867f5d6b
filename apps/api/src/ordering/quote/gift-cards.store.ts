import { type Cents, parseCents } from "@comptoir/ordering";
import type { GiftCardData } from "@comptoir/venue-file";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { giftCardCodeHash, giftCardLast4 } from "./gift-card-codes.ts";

const CARD = { restaurantId: "text", codeHash: "bytea" } as const;

/** A gift card to issue. `recipient`: a note of the staff, for whom it is. */
export type NewGiftCard = GiftCardData & { readonly recipient?: string | null };

const issueGiftCardsStatement = statement({
  name: "issue gift cards",
  text: `with given as (
           select decode(hash, 'hex') as code_hash, last4, cents, recipient
           from jsonb_to_recordset(:cards::jsonb) as card (hash text, last4 text, cents int4, recipient text)
         ), issued as (
           insert into gift_cards (restaurant_id, code_hash, last4, issued_at, recipient)
           select :restaurantId, code_hash, last4, :now, recipient from given
           on conflict do nothing returning code_hash
         ), entered as (
           insert into gift_card_entries (restaurant_id, code_hash, amount_cents, reason, entered_at, books)
           select :restaurantId, code_hash, given.cents, 'issue', :now, 1
           from issued join given using (code_hash) where given.cents > 0
           returning amount_cents
         )
         insert into ledger_entries (restaurant_id, at, local_day, kind, accounts, amounts)
         select :restaurantId, :now, ledger_day(:now, settings #>> '{menu_configuration,zone}'), 'gift-card-issued',
           array['gift-cards', 'gift-cards-issued'], array[-amount_cents::int8, amount_cents]
         from entered left join restaurants on restaurant_id = :restaurantId`,
  params: { restaurantId: "text", cards: "jsonb", now: "timestamptz" },
});

/**
 * Issues the gift cards that do not exist yet, each with its balance as first ledger entry. An existing card
 * keeps its ledger. Returns how many were issued with a balance.
 */
export async function issueGiftCards(
  db: Queryable,
  restaurantId: string,
  cards: readonly NewGiftCard[],
  now: Date,
): Promise<number> {
  if (cards.length === 0) return 0;
  const rows = cards.map(({ code, balance, recipient }) => ({
    hash: giftCardCodeHash(restaurantId, code).toString("hex"),
    last4: giftCardLast4(code),
    cents: parseCents(balance),
    recipient: recipient ?? null,
  }));
  return issueGiftCardsStatement.count(db, { restaurantId, cards: rows, now });
}

/** The ledger's kind of each change of a card at the counter. */
const CHANGE_KINDS = { "top-up": "gift-card-issued", correction: "gift-card-removed" } as const;

const changeGiftCardStatement = statement({
  name: "change gift card",
  text: `with entered as (
           insert into gift_card_entries (restaurant_id, code_hash, amount_cents, reason, order_id, entered_at, books)
           values (:restaurantId, :codeHash, :amountCents, :reason, :key, :now, 1)
           returning amount_cents
         )
         insert into ledger_entries (restaurant_id, at, local_day, kind, accounts, amounts)
         select :restaurantId, :now, ledger_day(:now, settings #>> '{menu_configuration,zone}'), :kind,
           array['gift-cards', 'gift-cards-issued'], array[-amount_cents::int8, amount_cents]
         from entered left join restaurants on restaurant_id = :restaurantId`,
  params: { ...CARD, amountCents: "int4", reason: "text", kind: "text", key: "uuid", now: "timestamptz" },
});

/** A change of a card at the counter, once for a `key`: an amount in cents, negative for a correction. */
export type GiftCardChange = {
  readonly restaurantId: string;
  readonly codeHash: Buffer;
  readonly reason: keyof typeof CHANGE_KINDS;
  readonly amountCents: Cents;
  readonly key: string;
};

/**
 * Enters a change of a gift card that is locked, has what a correction takes, and has no change of this `key`. In the books a top-up
 * is value sold, as when a card is issued, and a correction value removed. payment#gift-card-ledger.
 */
export function changeGiftCard(db: Queryable, change: GiftCardChange & { readonly now: Date }): Promise<number> {
  return changeGiftCardStatement.count(db, { ...change, kind: CHANGE_KINDS[change.reason] });
}

const loadKeyedStatement = statement({
  name: "load keyed entry of gift card",
  text: `select amount_cents as "amountCents" from gift_card_entries
         where restaurant_id = :restaurantId and code_hash = :codeHash and order_id = :key and reason in ('top-up', 'correction')`,
  params: { ...CARD, key: "uuid" },
  row: { amountCents: typed<Cents>("int4") },
});

/** Returns what a request with a key added to a gift card, or took off it (negative), in cents; null for no such request. */
export const loadKeyedEntry = loadKeyedStatement.oneOrNull;

const loadBalanceStatement = statement({
  name: "load balance of gift card",
  text: `select coalesce(sum(amount_cents), 0)::int8 as cents from gift_card_entries
         where restaurant_id = :restaurantId and code_hash = :codeHash`,
  params: CARD,
  row: { cents: typed<Cents>("int8") },
});

/** Returns what is on a gift card in cents. Lock it first. */
export const loadGiftCardBalance = loadBalanceStatement.one;

const loadIssuedStatement = statement({
  name: "load issued gift cards",
  text: `select encode(card.code_hash, 'hex') as hash, coalesce(sum(entry.amount_cents), 0)::int8 as "issuedCents"
         from gift_cards card
         left join gift_card_entries entry
           on entry.restaurant_id = card.restaurant_id and entry.code_hash = card.code_hash and entry.reason = 'issue'
         where card.restaurant_id = :restaurantId
           and card.code_hash in (select decode(hash, 'hex') from unnest(:hashes::text[]) as asked (hash))
         group by card.code_hash`,
  params: { restaurantId: "text", hashes: "text[]" },
  row: { hash: "text", issuedCents: typed<Cents>("int8") },
});

/**
 * Returns the balance in cents with which each card was issued, in the sequence of `codes`; null for a card
 * that does not exist.
 */
export async function loadIssuedCards(
  db: Queryable,
  restaurantId: string,
  codes: readonly string[],
): Promise<readonly (Cents | null)[]> {
  if (codes.length === 0) return [];
  const hashes = codes.map((code) => giftCardCodeHash(restaurantId, code).toString("hex"));
  const rows = await loadIssuedStatement.rows(db, { restaurantId, hashes });
  const issued = new Map(rows.map(({ hash, issuedCents }) => [hash, issuedCents]));
  return hashes.map((hash) => issued.get(hash) ?? null);
}

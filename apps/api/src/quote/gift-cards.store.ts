import { type Cents, parseCents } from "@comptoir/ordering";
import type { GiftCardData } from "@comptoir/venue-file";
import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { giftCardCodeHash, giftCardLast4 } from "./code-keys.ts";

const loadBalanceStatement = statement({
  name: "load gift card balance",
  text: `select (select coalesce(sum(amount_cents), 0) from gift_card_entries entries
           where entries.restaurant_id = cards.restaurant_id and entries.code_hash = cards.code_hash) as "balanceCents"
         from gift_cards cards where restaurant_id = :restaurantId and code_hash = :codeHash`,
  params: { restaurantId: "text", codeHash: "bytea" },
  row: { balanceCents: typed<Cents>("int8") },
});

/** What a card holds: the sum of its ledger. Null when the restaurant has no such card. payment#gift-card-ledger. */
export async function loadGiftCardBalance(
  db: Queryable,
  restaurantId: string,
  codeHash: Buffer,
): Promise<Cents | null> {
  const card = { restaurantId, codeHash };
  return (await loadBalanceStatement.oneOrNull(db, card))?.balanceCents ?? null;
}

const issueGiftCardsStatement = statement({
  name: "issue gift cards",
  text: `with given as (
           select decode(hash, 'hex') as code_hash, last4, cents
           from jsonb_to_recordset(:cards::jsonb) as card (hash text, last4 text, cents int4)
         ), issued as (
           insert into gift_cards (restaurant_id, code_hash, last4, issued_at)
           select :restaurantId, code_hash, last4, :now from given
           on conflict do nothing returning code_hash
         )
         insert into gift_card_entries (restaurant_id, code_hash, amount_cents, reason, entered_at)
         select :restaurantId, code_hash, given.cents, 'issue', :now
         from issued join given using (code_hash) where given.cents > 0`,
  params: { restaurantId: "text", cards: "jsonb", now: "timestamptz" },
});

/** Issues the cards that do not stand yet, each with its first entry. A card that stands keeps its ledger. */
export async function issueGiftCards(
  db: Queryable,
  restaurantId: string,
  cards: readonly GiftCardData[],
  now: Date,
): Promise<void> {
  if (cards.length === 0) return;
  const rows = cards.map(({ code, balance }) => ({
    hash: giftCardCodeHash(restaurantId, code).toString("hex"),
    last4: giftCardLast4(code),
    cents: parseCents(balance),
  }));
  await issueGiftCardsStatement.count(db, { restaurantId, cards: rows, now });
}

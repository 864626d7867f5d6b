import { type Cents, cents, parseCents } from "@comptoir/ordering";
import type { GiftCardData } from "@comptoir/venue-file";
import { sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { giftCardCodeHash, giftCardLast4 } from "./code-keys.ts";

/** What a card holds: the sum of its ledger. Null when the restaurant has no such card. payment#gift-card-ledger. */
export async function loadGiftCardBalance(orm: Orm, restaurantId: string, code: string): Promise<Cents | null> {
  const { rows } = await orm.execute<{ balance: number | null; found: boolean }>(sql`
    select count(cards.code_hash) > 0 as found, coalesce(sum(entries.amount_cents), 0)::integer as balance
    from gift_cards cards
    left join gift_card_entries entries
      on entries.restaurant_id = cards.restaurant_id and entries.code_hash = cards.code_hash
    where cards.restaurant_id = ${restaurantId} and cards.code_hash = ${giftCardCodeHash(restaurantId, code)}`);
  return rows[0]?.found ? cents(rows[0].balance ?? 0) : null;
}

/** Issues the cards that do not stand yet, each with its first entry. A card that stands keeps its ledger. */
export async function issueGiftCards(
  orm: Orm,
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
  await orm.execute(sql`
    with given as (
      select decode(hash, 'hex') as code_hash, last4, cents
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as card(hash text, last4 text, cents integer)
    ), issued as (
      insert into gift_cards (restaurant_id, code_hash, last4, issued_at)
      select ${restaurantId}, code_hash, last4, ${now.toISOString()} from given
      on conflict do nothing returning code_hash
    )
    insert into gift_card_entries (restaurant_id, code_hash, amount_cents, reason, entered_at)
    select ${restaurantId}, code_hash, given.cents, 'issue', ${now.toISOString()}
    from issued join given using (code_hash) where given.cents > 0`);
}

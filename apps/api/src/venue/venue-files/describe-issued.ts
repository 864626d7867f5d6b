import { formatCents, parseCents } from "@comptoir/ordering";
import type { VenueFile, Warning } from "@comptoir/venue-file";
import { giftCardLast4 } from "../../ordering/quote/gift-card-codes.ts";
import { loadIssuedCards } from "../../ordering/quote/gift-cards.store.ts";
import { findByEmail } from "../../people/people.store.ts";
import type { Queryable } from "../../platform/db/database.ts";

/** What an import makes that no later import and no revert takes back. */
type Issued = {
  /** The gift cards and accounts that it makes, a line each. */
  readonly lines: readonly string[];
  /** The balances that it leaves alone, since the card stands already. */
  readonly warnings: readonly Warning[];
};

/** Says which gift cards and accounts of a file an import makes, and which cards stand with another balance. venue#file-difference. */
export async function describeIssued(db: Queryable, { restaurant, gift_cards, users }: VenueFile): Promise<Issued> {
  const standing = await loadIssuedCards(
    db,
    String(restaurant.id),
    gift_cards.map(({ code }) => code),
  );
  const lines: string[] = [];
  const warnings: Warning[] = [];
  for (const [index, { code, balance }] of gift_cards.entries()) {
    const issuedCents = standing[index] ?? null;
    if (issuedCents === null) lines.push(`Gift card ••••${giftCardLast4(code)} is new, ${balance}.`);
    else if (issuedCents !== parseCents(balance)) {
      const message = `has no effect: the card was issued with ${formatCents(issuedCents)}, and keeps what is left on it`;
      warnings.push({ path: `gift_cards[${index}].balance`, message });
    }
  }
  for (const { email } of users) {
    if ((await findByEmail(db, email, null)) === null) lines.push(`Account ${JSON.stringify(email)} is new.`);
  }
  return { lines, warnings };
}

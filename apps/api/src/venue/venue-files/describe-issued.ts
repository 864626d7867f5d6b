import { formatCents, parseCents } from "@comptoir/ordering";
import type { VenueFile, Warning } from "@comptoir/venue-file";
import { giftCardLast4 } from "../../ordering/quote/gift-card-codes.ts";
import { loadIssuedCards } from "../../ordering/quote/gift-cards.store.ts";
import { findByEmail } from "../../people/people.store.ts";
import type { Queryable } from "../../platform/db/database.ts";

/** What an import creates besides the venue, and neither a later import nor a revert removes. */
type Issued = {
  /** A line for each gift card and account that the import creates. */
  readonly lines: readonly string[];
  /** Balances of existing cards, which have no effect. */
  readonly warnings: readonly Warning[];
};

/**
 * Lists the gift cards and accounts that an import creates, and the existing cards that the file names with
 * another balance. venue#file-difference.
 */
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

import { type Cents, formatCents } from "@comptoir/ordering";
import { newCode } from "../../people/codes.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Clock } from "../../platform/settings.ts";
import { issueGiftCards } from "./gift-cards.store.ts";

/** Characters of a code that is made here: 80 bits. */
export const GIFT_CARD_CODE_LENGTH = 16;

/**
 * Issues gift cards with a balance each, all or none. Returns their codes; only hashes are stored, so a code
 * cannot be read again. operations#gift-card-command, payment#gift-card-ledger.
 */
export async function issueNewCards(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  {
    restaurantId,
    balanceCents,
    count,
  }: { readonly restaurantId: string; readonly balanceCents: Cents; readonly count: number },
): Promise<readonly string[]> {
  const balance = formatCents(balanceCents);
  const cards = Array.from({ length: count }, () => ({ code: newCode(GIFT_CARD_CODE_LENGTH), balance }));
  await issueGiftCards(database, restaurantId, cards, clock());
  return cards.map(({ code }) => code);
}

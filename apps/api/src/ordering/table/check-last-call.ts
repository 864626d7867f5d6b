import { type Locale, parseCartLines } from "@comptoir/ordering";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { loadCarts } from "../cart/carts.store.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { quoteGroup } from "./group-lines.ts";
import type { GroupRow } from "./groups.store.ts";

type LastCall = Pick<GroupRow, "type" | "isDelivered" | "wantedAt" | "lastCallAt"> & {
  readonly owner: string;
  readonly cartId: string | null;
  readonly locale: Locale;
};

/**
 * Whether the dishes in the host's cart can be ordered for the group's time now, but no longer at its last call. Without dishes
 * this is not known yet. table#group-last-call.
 */
export async function isLastCallTooLate(
  deps: QuoteDeps,
  venue: LoadedVenue,
  { owner, cartId, locale, lastCallAt, ...terms }: LastCall,
): Promise<boolean> {
  if (lastCallAt === null || cartId === null) return false;
  const { restaurantId } = venue;
  const now = deps.clock();
  const [kept] = await loadCarts(deps.database, { restaurantId, cartIds: [cartId], owner, now });
  const lines = parseCartLines([...(kept?.lines ?? [])]) ?? [];
  if (lines.length === 0) return false;
  const [today, then] = [
    await quoteGroup(deps, venue, terms, { lines, locale, now }),
    await quoteGroup(deps, venue, terms, { lines, locale, now: lastCallAt }),
  ];
  return today.refusal === null && then.refusal !== null;
}

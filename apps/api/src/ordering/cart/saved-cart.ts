import type { savedCart } from "@comptoir/contract";
import {
  addDays,
  type CartLine,
  dropPastCutoff,
  formatCartLines,
  horizonDays,
  isWebUser,
  type MenuIndex,
  needsLogin,
  ORDER_TYPE_RULES,
  type OrderType,
  parseCartLines,
  type RestoredCart,
  restoreCart,
} from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import { browserOf, ownerOf } from "../../people/owner.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import { type OwnPortions, withStockOfDays } from "../../venue/menus/current-stock.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { loadOwnTaken } from "../quote/own-taken.store.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { cartIdFor, cartNamesOf, keepCartName } from "./cart-cookie.ts";
import { expiryOfCart, type KeptCart, loadCarts, suiteOfKept } from "./carts.store.ts";
import { nameDropped, nameLate } from "./dropped-lines.ts";
import { joinGuestCart } from "./join-guest-cart.ts";

/**
 * Handles `GET /cart`: the caller's stored cart with its version, and in `dropped` the lines that cannot be
 * ordered any more. Prices that the page once showed are not returned. A guest whose order type requires a
 * login gets an empty cart. ordering#cart-restore, ordering#cart-restore-lines.
 */
export function handleSavedCart({ database, clock }: QuoteDeps): RouteHandler<typeof savedCart, ApiEnv> {
  return async (c) => {
    const { venue, locale, caller } = c.var;
    const { who } = caller;
    const { type, changeId, eventSuiteId = null } = c.req.valid("query");
    const { restaurantId } = venue;
    const kept = await keptCart(c, { database, clock }, changeId ?? null);
    const suite = kept && suiteOfKept(kept);
    const now = localMomentOf(clock(), venue.zone);
    const { lines, dropped: late } = dropPastCutoff(parseCartLines(kept?.lines ?? []) ?? [], venue.school, now);
    const restoredWith = (index: MenuIndex) =>
      restoreCart(
        { restaurantId: venue.id, eventSuiteId: suite, lines },
        {
          restaurantId: venue.id,
          eventSuiteId,
          loginRequired: type !== undefined && needsLogin(type, venue.ordering, who),
          authenticated: isWebUser(who),
          index,
          maxItemsPerCart: venue.ordering.maxItemsPerCart,
        },
      );
    const own = await loadOwnTaken(database, restaurantId, { changeId, caller });
    const indexes = await indexesToRestoreWith({ database, clock }, venue, { type, lines, own: own?.stock });
    const restored = restoredWith(indexes.find((index) => !losesSoldOut(restoredWith(index))) ?? venue.index);
    const dropped = [...nameLate(venue, late, locale), ...nameDropped(venue, restored.changes, locale)];
    // A cleared cart belongs to another suite or needs a login, so this page gets no version of it.
    const version = kept === null || restored.cleared ? null : kept.version;
    const taken = kept?.taken.map(({ key, items }) => ({ key, items: [...items] })) ?? [];
    const answer = { items: formatCartLines(restored.lines), dropped, version };
    return c.json(taken.length > 0 ? { ...answer, taken } : answer, 200);
  };
}

/**
 * Loads the request's cart; null for none. After a sign-in, the guest's cart is merged into the person's cart
 * first. ordering#cart-owner.
 */
async function keptCart(
  c: Context<ApiEnv>,
  { database, clock }: Pick<QuoteDeps, "database" | "clock">,
  changeId: string | null,
): Promise<KeptCart | null> {
  const names = cartNamesOf(c);
  if (names.own === null) return null;
  const { restaurantId } = c.var.venue;
  const owner = ownerOf(c.var.caller);
  const now = clock();
  const cartId = cartIdFor(names.own, changeId);
  const guestCartId = names.guest && cartIdFor(names.guest, changeId);
  const load = (cartIds: readonly string[]) => loadCarts(database, { restaurantId, cartIds, owner, now });
  let carts = await load(guestCartId === null ? [cartId] : [cartId, guestCartId]);
  if (guestCartId !== null && carts.some((cart) => cart.cartId === guestCartId)) {
    const changedBy = browserOf(c.var.caller);
    const expiresAt = expiryOfCart(now);
    const joining = { restaurantId, cartId, guestCartId, owner, changedBy, changedByGuest: null, expiresAt, now };
    await joinGuestCart(database, joining);
    carts = await load([cartId]);
  }
  if (names.guest !== null) keepCartName(c, names);
  return carts[0] ?? null;
}

/**
 * Returns the menu indexes that a cart is restored against: today's, and those of later days if the order
 * type allows a chosen time or date. A dish that is sold out today may be available on a later day.
 * menu#stock-day, ordering#change-by-guest.
 */
async function indexesToRestoreWith(
  { database, clock }: Pick<QuoteDeps, "database" | "clock">,
  venue: LoadedVenue,
  cart: {
    readonly type: OrderType | undefined;
    readonly lines: readonly CartLine[];
    readonly own: readonly OwnPortions[] | undefined;
  },
): Promise<readonly MenuIndex[]> {
  const { type, lines, own } = cart;
  const today = localMomentOf(clock(), venue.zone).date;
  const rules = type && ORDER_TYPE_RULES[type];
  const daysAhead = rules?.choosesSlot || rules?.daysAhead ? horizonDays(venue.ordering) : 0;
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead));
  const itemIds = lines.map((line) => String(line.id));
  const indexOf = await withStockOfDays(database, venue, itemIds, days, own);
  return indexOf(today) === venue.index ? [venue.index] : days.map(indexOf);
}

function losesSoldOut({ changes }: RestoredCart): boolean {
  return changes.some(({ reason }) => reason === "sold-out");
}

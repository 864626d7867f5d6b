import { randomBytes } from "node:crypto";
import {
  type CartLine,
  type CartLineData,
  type DestinationDraft,
  formatCartLines,
  type Refused,
} from "@comptoir/ordering";
import type { Context } from "hono";
import { attemptKey } from "../../people/attempt-keys.ts";
import { countAttempt } from "../../people/attempts.store.ts";
import type { Caller } from "../../people/caller.ts";
import { browserOf, ownerOf } from "../../people/owner.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { type CartNames, cartIdFor, cartNamesOf, keepCartName } from "./cart-cookie.ts";
import { CART_LIFE_MS, expiryOfCart, firstLinesThatFit } from "./carts.store.ts";
import {
  beginCart,
  type CartChange,
  changeCart,
  changesAtWork,
  type CartConflict as StoredConflict,
} from "./change-cart.store.ts";
import { joinGuestCart } from "./join-guest-cart.ts";

const CART_NAME_BYTES = 24;
/** How many changes of one cart run or wait in a server; the next one is refused. ordering#cart-at-once. */
const CHANGES_AT_ONCE = 8;

/**
 * How many new carts are kept, in a minute and while a cart lives: for the guests of one address, for one person who is signed in, and for
 * all of those at one address, which a whole stadium may share. ordering#cart-new.
 */
const NEW_CARTS_MAX = {
  guests: { minute: 60, life: 3_000 },
  person: { minute: 30, life: 300 },
  people: { minute: 1_200, life: 60_000 },
} as const;
const MINUTE_MS = 60_000;

/** A cart as its visitor sent it, with the lines alone that the menu knows. */
export type CartToKeep = {
  readonly lines: readonly CartLine[];
  readonly destination: DestinationDraft;
  /** The order that it is to replace. */
  readonly changeId: string | null;
  /** The version that the visitor changed; null replaces whatever is kept. */
  readonly version: number | null;
};

/** The cart has another version than the visitor knows. ordering#cart-version. */
export type CartConflict = {
  readonly name: "cartVersionConflict";
  readonly current: Omit<StoredConflict, "lines"> & { readonly items: readonly CartLineData[] };
};

/**
 * Keeps a cart, so that it is there when the diner comes back within half a day; answers its version. Refuses one that was changed from a version
 * that is not the kept one, and one that comes with too many others at once. A visitor whose address has begun too many carts goes on from the
 * browser's copy, and gets neither cookie nor version.
 * ordering#cart-cookie, ordering#cart-version, ordering#cart-at-once, ordering#cart-new.
 */
export async function keepCart(
  c: Context<ApiEnv>,
  deps: QuoteDeps,
  sent: CartToKeep,
): Promise<{ readonly version: number | null } | Refused<CartConflict | { readonly name: "tooManyRequests" }>> {
  const { database } = deps;
  let names = cartNamesOf(c);
  let isCounted = false;
  for (;;) {
    const name = names.own ?? randomBytes(CART_NAME_BYTES).toString("base64url");
    const cart = changeOf(c, deps, { ...sent, name, names });
    if (changesAtWork(database, cart) >= CHANGES_AT_ONCE) return { refused: { name: "tooManyRequests" } };
    const changed = names.own === null ? ({ outcome: "none" } as const) : await changeCart(database, cart);
    if (changed.outcome === "kept") {
      keepCartName(c, names);
      return { version: changed.version };
    }
    if (changed.outcome === "conflict") {
      const { lines: items, version, taken, base } = changed;
      return { refused: { name: "cartVersionConflict", current: { items, version, taken, base } } };
    }
    const { guestCartId } = cart;
    if (changed.outcome === "joins-first" && guestCartId !== null)
      await joinGuestCart(database, { ...cart, guestCartId });
    if (changed.outcome === "foreign") names = { ...names, own: null };
    if (changed.outcome !== "none") continue;
    // An unknown cart id is treated as none: it begins a new cart.
    if (!isCounted && !(await mayBegin(deps, c.var.caller))) return { version: null };
    isCounted = true;
    const begun = await beginCart(database, cart);
    if (begun === null) continue;
    keepCartName(c, { ...names, own: name });
    return { version: begun };
  }
}

/** A cart as its row is to be. */
function changeOf(
  c: Context<ApiEnv>,
  { clock }: Pick<QuoteDeps, "clock">,
  { lines, destination, changeId, version, name, names }: CartToKeep & { readonly name: string; names: CartNames },
): CartChange {
  const { venue, caller } = c.var;
  const now = clock();
  return {
    restaurantId: venue.restaurantId,
    cartId: cartIdFor(name, changeId),
    lines: firstLinesThatFit(formatCartLines(lines)),
    destination,
    owner: ownerOf(caller),
    changedBy: browserOf(caller),
    changedByGuest: caller.login && caller.session,
    expiresAt: expiryOfCart(now),
    version,
    taken: null,
    before: null,
    guestCartId: names.guest && cartIdFor(names.guest, changeId),
    now,
  };
}

async function mayBegin(
  { database }: Pick<QuoteDeps, "database">,
  { login, address }: Pick<Caller, "login" | "address">,
): Promise<boolean> {
  if (address === null) return true;
  const isBelow = async (whose: keyof typeof NEW_CARTS_MAX, of: string) => {
    const { minute, life } = NEW_CARTS_MAX[whose];
    const late = await countAttempt(database, attemptKey("carts minute", whose, of), MINUTE_MS);
    if (late.counted > minute) return false;
    return (await countAttempt(database, attemptKey("carts life", whose, of), CART_LIFE_MS)).counted <= life;
  };
  if (login === null) return isBelow("guests", address);
  return (await isBelow("person", login.personId)) && isBelow("people", address);
}

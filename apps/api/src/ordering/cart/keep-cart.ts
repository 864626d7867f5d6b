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
/**
 * Maximum number of running and queued changes of one cart in a server process; a further change is refused.
 * ordering#cart-at-once.
 */
const CHANGES_AT_ONCE = 8;

/**
 * Rate limits for new carts, per minute and per lifetime of a cart. They apply to the guests of one network
 * address, to one signed-in person, and to all signed-in people of one network address. A whole stadium may
 * share a network address. ordering#cart-new.
 */
const NEW_CARTS_MAX = {
  guests: { minute: 60, life: 3_000 },
  person: { minute: 30, life: 300 },
  people: { minute: 1_200, life: 60_000 },
} as const;
const MINUTE_MS = 60_000;

/** A cart as its visitor sent it, reduced to the lines that the menu knows. */
export type CartToKeep = {
  readonly lines: readonly CartLine[];
  readonly destination: DestinationDraft;
  readonly changeId: string | null;
  /** Version that the visitor's change is based on; null overwrites any version. */
  readonly version: number | null;
};

/** Refusal of a change that is based on another version than the stored version. ordering#cart-version. */
export type CartConflict = {
  readonly name: "cartVersionConflict";
  readonly current: Omit<StoredConflict, "lines"> & { readonly items: readonly CartLineData[] };
};

/**
 * Saves a cart for half a day; returns its version and its id. Refuses a stale version, and a cart with too many
 * concurrent changes. Above the rate limit for new carts, nothing is stored and the version is null: the
 * browser keeps its own copy. ordering#cart-cookie, ordering#cart-version, ordering#cart-at-once,
 * ordering#cart-new.
 */
export async function keepCart(
  c: Context<ApiEnv>,
  deps: QuoteDeps,
  sent: CartToKeep,
): Promise<
  | { readonly version: number | null; readonly cartId: string | null }
  | Refused<CartConflict | { readonly name: "tooManyRequests" }>
> {
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
      return { version: changed.version, cartId: cart.cartId };
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
    // An unknown cart id begins a new cart.
    if (!isCounted && !(await mayBegin(deps, c.var.caller))) return { version: null, cartId: null };
    isCounted = true;
    const begun = await beginCart(database, cart);
    if (begun === null) continue;
    keepCartName(c, { ...names, own: name });
    return { version: begun, cartId: cart.cartId };
  }
}

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

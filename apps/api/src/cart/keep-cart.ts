import { randomBytes } from "node:crypto";
import { type CartLine, type DestinationDraft, formatCartLines } from "@comptoir/ordering";
import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { attemptKey } from "../people/attempt-keys.ts";
import { countAttempt } from "../people/attempts.store.ts";
import type { Caller } from "../people/caller.ts";
import { ownerOf } from "../people/owner.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { CART_LIFE_MS, cartIdFor, cartIdOf, keepCartId } from "./cart-cookie.ts";
import { beginCart, changeCart } from "./carts.store.ts";

const CART_ID_BYTES = 24;

/** How much of a cart is kept: room for a table's dinner with every choice. ordering#cart-kept-size. */
const CART_BYTES_MAX = 16_000;

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
const EXPIRY_STEP_MS = 15 * MINUTE_MS;

/** A cart as its visitor sent it, with the lines alone that the menu knows. */
export type CartToKeep = {
  readonly lines: readonly CartLine[];
  readonly destination: DestinationDraft;
  /** The order that it is to replace. */
  readonly changeId: string | null;
};

/**
 * Keeps a cart under its cookie, so that it is there when the diner comes back within half a day. A visitor whose address has
 * begun too many goes on from the browser's copy, and gets no cookie. ordering#cart-cookie, ordering#cart-new.
 */
export async function keepCart(
  c: Context<ApiEnv>,
  deps: QuoteDeps,
  { lines, destination, changeId }: CartToKeep,
): Promise<void> {
  const { database, clock } = deps;
  const { venue, caller } = c.var;
  const named = cartIdOf(c);
  const name = named ?? randomBytes(CART_ID_BYTES).toString("base64url");
  const cart = {
    restaurantId: venue.restaurantId,
    cartId: cartIdFor(name, changeId),
    lines: thoseThatFit(formatCartLines(lines)),
    destination,
    owner: ownerOf(caller),
    expiresAt: expiryOf(clock()),
  };
  const isKept = named !== null && (await changeCart(database, cart));
  if (!isKept) {
    // An id that somebody made up begins a cart as none does.
    if (!(await mayBegin(deps, caller))) return;
    await beginCart(database, cart);
  }
  keepCartId(c, name);
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

/**
 * When a cart goes that is changed now: half a day later or in the quarter of an hour that begins then. So changes within a quarter
 * leave the index of expiries alone, and PostgreSQL writes the row in its old place.
 */
function expiryOf(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + CART_LIFE_MS) / EXPIRY_STEP_MS) * EXPIRY_STEP_MS);
}

/** The first lines of a cart, up to what is kept of one. */
function thoseThatFit<Line>(lines: readonly Line[]): Line[] {
  let bytes = 2;
  return lines.filter((line) => {
    bytes += Buffer.byteLength(JSON.stringify(line)) + 1;
    return bytes <= CART_BYTES_MAX;
  });
}

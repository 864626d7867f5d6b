import { randomBytes } from "node:crypto";
import { type CartLine, type DestinationDraft, formatCartLines } from "@comptoir/ordering";
import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { attemptKey } from "../people/attempt-keys.ts";
import { countAttempt } from "../people/attempts.store.ts";
import { ownerOf } from "../people/owner.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { CART_LIFE_MS, cartIdFor, cartIdOf, keepCartId } from "./cart-cookie.ts";
import { beginCart, changeCart } from "./carts.store.ts";

const CART_ID_BYTES = 24;

/** How much of a cart is kept: room for a table's dinner with every choice. ordering#cart-kept-size. */
const CART_BYTES_MAX = 16_000;

/** How many new carts are kept for one address, in a minute and while a cart lives. ordering#cart-new. */
const NEW_CARTS_MAX = { minute: 60, life: 3_000 } as const;
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
    if (!(await mayBegin(deps, caller.address))) return;
    await beginCart(database, cart);
  }
  keepCartId(c, name);
}

async function mayBegin({ database }: Pick<QuoteDeps, "database">, address: string | null): Promise<boolean> {
  if (address === null) return true;
  const minute = await countAttempt(database, attemptKey("carts minute", address), MINUTE_MS);
  if (minute.counted > NEW_CARTS_MAX.minute) return false;
  const life = await countAttempt(database, attemptKey("carts life", address), CART_LIFE_MS);
  return life.counted <= NEW_CARTS_MAX.life;
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

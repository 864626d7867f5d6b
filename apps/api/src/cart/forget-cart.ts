import { type CartLine, formatCartLines } from "@comptoir/ordering";
import type { Context } from "hono";
import type { Queryable } from "../db/database.ts";
import type { ApiEnv } from "../middleware/api-env.ts";
import { cartIdFor, cartIdOf } from "./cart-cookie.ts";
import { dropCart } from "./carts.store.ts";

/** The lines that were ordered, and the order that they change. */
export type OrderedCart = { readonly lines: readonly CartLine[]; readonly changeId: string | null };

/**
 * Forgets the cart of this restaurant whose order stands, or of the change that it makes. One that holds anything else by now stays: its
 * browser takes out what was ordered. So do the carts that the same cookie names at other restaurants. ordering#cart-after-order,
 * ordering#change-by-guest.
 */
export async function forgetCart(
  c: Context<ApiEnv>,
  database: Queryable,
  { lines, changeId }: OrderedCart,
): Promise<void> {
  const named = cartIdOf(c);
  if (named === null) return;
  const { restaurantId } = c.var.venue;
  await dropCart(database, { restaurantId, cartId: cartIdFor(named, changeId), lines: formatCartLines(lines) });
}

import type { Context } from "hono";
import type { Queryable } from "../db/database.ts";
import type { ApiEnv } from "../middleware/api-env.ts";
import { cartIdFor, cartIdOf } from "./cart-cookie.ts";
import { dropCart } from "./carts.store.ts";

/**
 * Forgets the cart of this restaurant whose order stands, or of the change that it makes. The carts that the same cookie names at other
 * restaurants stay. ordering#cart-after-order, ordering#change-by-guest.
 */
export async function forgetCart(c: Context<ApiEnv>, database: Queryable, changeId: string | null): Promise<void> {
  const named = cartIdOf(c);
  if (named === null) return;
  await dropCart(database, { restaurantId: c.var.venue.restaurantId, cartId: cartIdFor(named, changeId) });
}

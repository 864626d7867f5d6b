import type { CartLineData } from "@comptoir/contract";
import type { OrderType } from "@comptoir/ordering";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { carts } from "./carts.table.ts";

/** A cart as the server keeps it between two visits. */
export type KeptCart = {
  readonly restaurantId: string;
  readonly cartId: string;
  readonly lines: readonly CartLineData[];
  readonly orderType: OrderType;
  readonly tableNum: string | null;
  readonly expiresAt: Date;
};

/** Saves a cart in the place of what its id named before. */
export async function saveCart(orm: Orm, cart: KeptCart): Promise<void> {
  const { lines, orderType, tableNum, expiresAt } = cart;
  await orm
    .insert(carts)
    .values(cart)
    .onConflictDoUpdate({
      target: [carts.restaurantId, carts.cartId],
      set: { lines, orderType, tableNum, expiresAt },
    });
}

/** Loads a cart that is still kept; null when there is none in this restaurant. */
export async function loadCart(
  orm: Orm,
  restaurantId: string,
  cartId: string,
  now: Date,
): Promise<Pick<KeptCart, "lines"> | null> {
  const [row] = await orm
    .select({ lines: carts.lines })
    .from(carts)
    .where(and(eq(carts.restaurantId, restaurantId), eq(carts.cartId, cartId), gt(carts.expiresAt, now)));
  return row ?? null;
}

/** Clears away carts that nobody keeps any more, some at a time. */
export async function pruneCarts(orm: Orm, now: Date, atMost: number): Promise<void> {
  const old = orm.select({ ctid: sql`ctid` }).from(carts).where(lt(carts.expiresAt, now)).limit(atMost);
  await orm.delete(carts).where(sql`ctid in ${old}`);
}

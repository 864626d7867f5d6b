import type { CartLineData } from "@comptoir/contract";
import type { OrderType } from "@comptoir/ordering";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Orm, Queryable } from "../db/database.ts";
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
export async function saveCart(db: Queryable, cart: KeptCart): Promise<void> {
  await db.query({
    name: "save cart",
    text: `insert into carts (restaurant_id, cart_id, lines, order_type, table_num, expires_at)
           values ($1, $2, $3, $4, $5, $6)
           on conflict (restaurant_id, cart_id) do update set lines = excluded.lines, order_type = excluded.order_type,
             table_num = excluded.table_num, expires_at = excluded.expires_at`,
    values: [
      cart.restaurantId,
      cart.cartId,
      JSON.stringify(cart.lines),
      cart.orderType,
      cart.tableNum,
      cart.expiresAt.toISOString(),
    ],
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

import type { CartLineData, OrderType } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** A cart as the server keeps it between two visits. */
export type KeptCart = {
  readonly restaurantId: string;
  readonly cartId: string;
  readonly lines: readonly CartLineData[];
  readonly orderType: OrderType;
  readonly tableNum: string | null;
  readonly expiresAt: Date;
};

const saveCartStatement = statement({
  name: "save cart",
  text: `insert into carts (restaurant_id, cart_id, lines, order_type, table_num, expires_at)
         values (:restaurantId, :cartId, :lines, :orderType, :tableNum, :expiresAt)
         on conflict (restaurant_id, cart_id) do update set lines = excluded.lines, order_type = excluded.order_type,
           table_num = excluded.table_num, expires_at = excluded.expires_at`,
  params: {
    restaurantId: "text",
    cartId: "text",
    lines: "jsonb",
    orderType: "text",
    tableNum: "text?",
    expiresAt: "timestamptz",
  },
});

/** Saves a cart in the place of what its id named before. */
export async function saveCart(db: Queryable, cart: KeptCart): Promise<void> {
  await saveCartStatement.count(db, cart);
}

const loadCartStatement = statement({
  name: "load cart",
  text: "select lines from carts where restaurant_id = :restaurantId and cart_id = :cartId and expires_at > :now",
  params: { restaurantId: "text", cartId: "text", now: "timestamptz" },
  row: { lines: typed<KeptCart["lines"]>("jsonb") },
});

/** Loads a cart that is still kept; null when there is none in this restaurant. */
export function loadCart(
  db: Queryable,
  restaurantId: string,
  cartId: string,
  now: Date,
): Promise<Pick<KeptCart, "lines"> | null> {
  return loadCartStatement.oneOrNull(db, { restaurantId, cartId, now });
}

const pruneCartsStatement = statement({
  name: "prune carts",
  text: "delete from carts where ctid in (select ctid from carts where expires_at < :now limit :atMost)",
  params: { now: "timestamptz", atMost: "int8" },
});

/** Clears away carts that nobody keeps any more, some at a time. */
export async function pruneCarts(db: Queryable, now: Date, atMost: number): Promise<void> {
  await pruneCartsStatement.count(db, { now, atMost });
}

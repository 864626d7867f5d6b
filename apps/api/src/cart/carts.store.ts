import type { CartLineData, DestinationDraft } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { UNFLUSHED } from "../db/unflushed.ts";
import { PERSON_OWNER } from "../people/owner.ts";

/** A cart as the server keeps it between two visits. */
export type KeptCart = {
  readonly restaurantId: string;
  readonly cartId: string;
  readonly lines: readonly CartLineData[];
  /** Where its order would go. */
  readonly destination: DestinationDraft;
  /** Whose it is: a person or a guest's session. */
  readonly owner: string;
  readonly expiresAt: Date;
};

const CART = {
  restaurantId: "text",
  cartId: "text",
  lines: "jsonb",
  destination: "jsonb",
  owner: "text",
  expiresAt: "timestamptz",
} as const;

const changeCartStatement = statement({
  name: "change cart",
  text: `with ${UNFLUSHED}
         update carts set lines = :lines, destination = :destination, owner = :owner, expires_at = :expiresAt
         from unflushed where restaurant_id = :restaurantId and cart_id = :cartId and is_off = 'off'`,
  params: CART,
});

/** Saves a cart in the place of what its id named before; answers false when it names none yet. Decision 022. */
export async function changeCart(db: Queryable, cart: KeptCart): Promise<boolean> {
  return (await changeCartStatement.count(db, cart)) === 1;
}

const beginCartStatement = statement({
  name: "begin cart",
  text: `with ${UNFLUSHED}
         insert into carts (restaurant_id, cart_id, lines, destination, owner, expires_at)
         select :restaurantId, :cartId, :lines, :destination, :owner, :expiresAt from unflushed where is_off = 'off'
         on conflict (restaurant_id, cart_id) do update set lines = excluded.lines, destination = excluded.destination,
           owner = excluded.owner, expires_at = excluded.expires_at`,
  params: CART,
});

/** Saves a cart under an id that names none yet. Decision 022. */
export async function beginCart(db: Queryable, cart: KeptCart): Promise<void> {
  await beginCartStatement.count(db, cart);
}

const loadCartStatement = statement({
  name: "load cart",
  text: `select lines, destination from carts
         where restaurant_id = :restaurantId and cart_id = :cartId and expires_at > :now
           and (owner is null or owner = :owner or not starts_with(owner, '${PERSON_OWNER}'))`,
  params: { restaurantId: "text", cartId: "text", owner: "text", now: "timestamptz" },
  row: { lines: typed<KeptCart["lines"]>("jsonb"), destination: typed<DestinationDraft | null>("jsonb?") },
});

/**
 * Loads a cart that is still kept; null when there is none in this restaurant. A person's cart is theirs alone; a guest's is
 * whose browser names it, also once the guest has signed in. ordering#cart-restore.
 */
export function loadCart(
  db: Queryable,
  cart: Pick<KeptCart, "restaurantId" | "cartId" | "owner">,
  now: Date,
): Promise<{ readonly lines: KeptCart["lines"]; readonly destination: DestinationDraft | null } | null> {
  return loadCartStatement.oneOrNull(db, { ...cart, now });
}

const dropCartStatement = statement({
  name: "drop cart",
  text: "delete from carts where restaurant_id = :restaurantId and cart_id = :cartId",
  params: { restaurantId: "text", cartId: "text" },
});

/** Forgets a cart whose order stands. ordering#cart-after-order. */
export async function dropCart(db: Queryable, cart: Pick<KeptCart, "restaurantId" | "cartId">): Promise<void> {
  await dropCartStatement.count(db, cart);
}

const pruneCartsStatement = statement({
  name: "prune carts",
  text: "delete from carts where ctid in (select ctid from carts where expires_at < :now limit :atMost for update skip locked)",
  params: { now: "timestamptz", atMost: "int8" },
  crosses: "sweep: carts that nobody keeps, wherever",
});

/** Clears away carts that nobody keeps any more, some at a time; answers how many. */
export function pruneCarts(db: Queryable, now: Date, atMost: number): Promise<number> {
  return pruneCartsStatement.count(db, { now, atMost });
}

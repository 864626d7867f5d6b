import type { CartLineData, DestinationDraft } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { together } from "../db/together.ts";
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

const changeCartsStatement = statement({
  name: "change carts",
  // By name in both ways: the index finds them, however few carts there were when this was planned.
  text: `with ${UNFLUSHED}, changed as (
           select * from json_to_recordset(:carts::json) as sent ("cartId" text, lines jsonb, destination jsonb, owner text, "expiresAt" timestamptz)
         )
         update carts set lines = changed.lines, destination = changed.destination, owner = changed.owner,
           expires_at = changed."expiresAt"
         from changed, unflushed
         where restaurant_id = :restaurantId and cart_id = any(:cartIds) and cart_id = changed."cartId" and is_off = 'off'
         returning cart_id as "cartId"`,
  params: { restaurantId: "text", cartIds: "text[]", carts: "json" },
  row: { cartId: "text" },
});

/** Saves carts of one restaurant; answers for each whether its id named one. */
async function changeCarts(db: Queryable, carts: readonly KeptCart[]): Promise<boolean[]> {
  // Of one that changed twice, the later.
  const last = new Map(carts.map((cart) => [cart.cartId, cart]));
  const restaurantId = carts[0]?.restaurantId ?? "";
  const rows = await changeCartsStatement.rows(db, {
    restaurantId,
    cartIds: [...last.keys()],
    carts: [...last.values()],
  });
  const named = new Set(rows.map(({ cartId }) => cartId));
  return carts.map(({ cartId }) => named.has(cartId));
}

const changers = new WeakMap<Queryable, (cart: KeptCart) => Promise<boolean>>();

/**
 * Saves a cart in the place of what its id named before; answers false when it names none yet. Those of one restaurant that change in the
 * same moment are saved together. Decision 022.
 */
export function changeCart(db: Queryable, cart: KeptCart): Promise<boolean> {
  const known = changers.get(db);
  if (known) return known(cart);
  const change = together((carts: readonly KeptCart[]) => changeCarts(db, carts), {
    groupOf: ({ restaurantId }) => restaurantId,
  });
  changers.set(db, change);
  return change(cart);
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
  // Contained in each other they are the same lines, in whatever sequence: a school's are ordered by their dates.
  text: `delete from carts where restaurant_id = :restaurantId and cart_id = :cartId
           and lines @> :lines::jsonb and lines <@ :lines::jsonb`,
  params: { restaurantId: "text", cartId: "text", lines: "jsonb" },
});

/** Forgets a cart whose order stands, where it still holds these lines and no others. ordering#cart-after-order. */
export async function dropCart(
  db: Queryable,
  cart: Pick<KeptCart, "restaurantId" | "cartId" | "lines">,
): Promise<void> {
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

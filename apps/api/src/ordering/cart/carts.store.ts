import type { CartLineData, DestinationDraft } from "@comptoir/ordering";
import { PERSON_OWNER } from "../../people/owner.ts";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

/** Lifetime of a stored cart: half a day. ordering#cart-cookie. */
export const CART_LIFE_MS = 12 * 60 * 60 * 1000;

const EXPIRY_STEP_MS = 15 * 60 * 1000;

/**
 * Returns the expiry of a cart changed at `now`, rounded up to a quarter of an hour. Changes within one
 * quarter leave the expiry index unchanged, so PostgreSQL can update the row in place (HOT).
 * ordering#cart-cookie.
 */
export function expiryOfCart(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + CART_LIFE_MS) / EXPIRY_STEP_MS) * EXPIRY_STEP_MS);
}

/**
 * Maximum stored size of a cart's lines, in bytes: enough for a table's dinner with every choice.
 * ordering#cart-kept-size.
 */
const CART_BYTES_MAX = 16_000;

/** Returns the first lines of a cart that fit into `CART_BYTES_MAX`. ordering#cart-kept-size. */
export function firstLinesThatFit<Line>(lines: readonly Line[]): Line[] {
  let bytes = 2;
  return lines.filter((line) => {
    bytes += Buffer.byteLength(JSON.stringify(line)) + 1;
    return bytes <= CART_BYTES_MAX;
  });
}

/**
 * Lines of a cart at one version. Each change of the lines or the destination raises the version.
 * ordering#cart-version.
 */
export type CartAtVersion = { readonly version: number; readonly lines: readonly CartLineData[] };

/** Lines that an order took out of a cart, with the order's `Idempotency-Key`. ordering#cart-after-order. */
export type TakenLines = { readonly key: string; readonly items: readonly CartLineData[] };

/**
 * An earlier change of a stored cart: the browser that made it, the version it was based on, and the resulting
 * lines.
 */
export type PastChange = {
  readonly by: string | null;
  readonly from: number | null;
  readonly lines: CartAtVersion["lines"];
};

export type KeptCart = CartAtVersion & {
  readonly last: PastChange;
  /** Lines that recent orders took out of the cart. */
  readonly taken: readonly TakenLines[];
  readonly cartId: string;
  readonly destination: DestinationDraft | null;
};

export function suiteOfKept({ destination }: Pick<KeptCart, "destination">): string | null {
  return destination?.kind === "suite" ? destination.eventSuiteId : null;
}

export const LINES_OF_CART = `coalesce((select jsonb_agg(l.details order by l.position) from cart_lines l
             where l.restaurant_id = :restaurantId and l.cart_id = c.cart_id), '[]')`;

/** Builds the SQL condition that a cart belongs to a person other than `owner`. ordering#cart-restore. */
export const isForeign = (cart: string, owner: string) =>
  `(${cart}.owner is not null and ${cart}.owner <> ${owner} and starts_with(${cart}.owner, '${PERSON_OWNER}'))`;

const loadCartsStatement = statement({
  name: "load carts",
  text: `select c.cart_id as "cartId", c.version, c.destination, c.taken, ${LINES_OF_CART} as lines,
           c.changed_by as "changedBy", c.changed_from as "changedFrom"
         from carts c
         where c.restaurant_id = :restaurantId and c.cart_id = any(:cartIds) and c.expires_at > :now and not ${isForeign("c", ":owner")}`,
  params: { restaurantId: "text", cartIds: "text[]", owner: "text", now: "timestamptz" },
  row: {
    cartId: "text",
    version: "int8",
    destination: typed<DestinationDraft | null>("jsonb?"),
    lines: typed<KeptCart["lines"]>("jsonb"),
    taken: typed<KeptCart["taken"]>("jsonb"),
    changedBy: "text?",
    changedFrom: "int8?",
  },
});

/** Loads the carts `cartIds` that have not expired, except carts of other people. ordering#cart-restore. */
export async function loadCarts(
  db: Queryable,
  asked: {
    readonly restaurantId: string;
    readonly cartIds: readonly string[];
    readonly owner: string;
    readonly now: Date;
  },
): Promise<KeptCart[]> {
  const rows = await loadCartsStatement.rows(db, asked);
  return rows.map(({ changedBy: by, changedFrom: from, ...cart }) => ({
    ...cart,
    last: { by, from, lines: cart.lines },
  }));
}

const pruneCartsStatement = statement({
  name: "prune carts",
  text: "delete from carts where ctid in (select ctid from carts where expires_at < :now limit :atMost for update skip locked)",
  params: { now: "timestamptz", atMost: "int8" },
  crosses: "sweep: expired carts of all restaurants",
});

/** Deletes a batch of expired carts with their lines; returns the number of deleted carts. */
export function pruneCarts(db: Queryable, now: Date, atMost: number): Promise<number> {
  return pruneCartsStatement.count(db, { now, atMost });
}

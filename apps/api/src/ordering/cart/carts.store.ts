import type { CartLineData, DestinationDraft } from "@comptoir/ordering";
import { PERSON_OWNER } from "../../people/owner.ts";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

/** How long a cart is kept: half a day. ordering#cart-cookie. */
export const CART_LIFE_MS = 12 * 60 * 60 * 1000;

const EXPIRY_STEP_MS = 15 * 60 * 1000;

/**
 * When a cart expires that is changed now: half a day later or in the quarter of an hour that begins then. So changes within a quarter
 * leave the index of expiries alone, and PostgreSQL writes the row in its old place. ordering#cart-cookie.
 */
export function expiryOfCart(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + CART_LIFE_MS) / EXPIRY_STEP_MS) * EXPIRY_STEP_MS);
}

/** How much of a cart is kept: room for a table's dinner with every choice. ordering#cart-kept-size. */
const CART_BYTES_MAX = 16_000;

/** The first lines of a cart, up to what is kept of one. ordering#cart-kept-size. */
export function firstLinesThatFit<Line>(lines: readonly Line[]): Line[] {
  let bytes = 2;
  return lines.filter((line) => {
    bytes += Buffer.byteLength(JSON.stringify(line)) + 1;
    return bytes <= CART_BYTES_MAX;
  });
}

/** The lines of a cart at one of its versions. Each change of the lines or the destination raises the version. ordering#cart-version. */
export type CartAtVersion = { readonly version: number; readonly lines: readonly CartLineData[] };

/** The lines that an order has taken out of a cart, with the order's `Idempotency-Key`. ordering#cart-after-order. */
export type TakenLines = { readonly key: string; readonly items: readonly CartLineData[] };

/** A change of a cart as it was kept: by which browser, and from which version. */
export type PastChange = {
  readonly by: string | null;
  readonly from: number | null;
  readonly lines: CartAtVersion["lines"];
};

/** A cart as the server keeps it between two visits. */
export type KeptCart = CartAtVersion & {
  /** Its last change. */
  readonly last: PastChange;
  /** What the last orders have taken out of it. */
  readonly taken: readonly TakenLines[];
  readonly cartId: string;
  /** Where its order would go; null where it is not said. */
  readonly destination: DestinationDraft | null;
};

/** The suite that a kept cart is for; null for none. */
export function suiteOfKept({ destination }: Pick<KeptCart, "destination">): string | null {
  return destination?.kind === "suite" ? destination.eventSuiteId : null;
}

/** The lines of the cart `c`, in their sequence. */
export const LINES_OF_CART = `coalesce((select jsonb_agg(l.details order by l.position) from cart_lines l
             where l.restaurant_id = :restaurantId and l.cart_id = c.cart_id), '[]')`;

/** Whether a cart belongs to a person other than the owner. ordering#cart-restore. */
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

/** Loads those of these carts that are kept in this restaurant. A person's cart is theirs alone. ordering#cart-restore. */
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
  crosses: "sweep: carts that are not kept any longer, wherever",
});

/** Deletes expired carts with their lines, some at a time; answers how many. */
export function pruneCarts(db: Queryable, now: Date, atMost: number): Promise<number> {
  return pruneCartsStatement.count(db, { now, atMost });
}

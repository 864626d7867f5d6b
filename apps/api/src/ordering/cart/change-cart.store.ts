import { batchCalls } from "../../platform/db/batch-calls.ts";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { serializeByKey, type Turns } from "../../platform/db/serialize-by-key.ts";
import { statement } from "../../platform/db/statement.ts";
import { UNFLUSHED } from "../../platform/db/unflushed.ts";
import {
  type CartAtVersion,
  isForeign,
  type KeptCart,
  LINES_OF_CART,
  type PastChange,
  type TakenLines,
} from "./carts.store.ts";

export type CartChange = Pick<KeptCart, "cartId" | "lines" | "destination"> & {
  /** Last change of the guest cart that was merged into this cart; null if none was merged. */
  readonly before: PastChange | null;
  /** Lines that orders took out of the cart. Null if this change is not a removal by an order. */
  readonly taken: readonly TakenLines[] | null;
  readonly restaurantId: string;
  /** Owner of the cart: a person or a guest's session. New lines store it as `added_by`. */
  readonly owner: string;
  /**
   * Session of the browser that makes the change. `changedByGuest`: the guest session of that browser from
   * before sign-in.
   */
  readonly changedBy: string;
  readonly changedByGuest: string | null;
  readonly expiresAt: Date;
  /** Version that the change is based on; null overwrites any version. */
  readonly version: number | null;
  /** Guest cart that must be merged into this cart first; null for none. */
  readonly guestCartId: string | null;
  readonly now: Date;
};

/**
 * Outcome of `changeCarts`. `foreign`: the cart belongs to another person. `joins-first`: the guest's cart
 * must be merged first. `conflict`: the stored version is not the one sent. `raced`: a concurrent change won,
 * so the caller must retry.
 */
export type ChangeOutcome =
  | ({ readonly outcome: "kept" } & Pick<CartAtVersion, "version">)
  | { readonly outcome: "none" | "foreign" | "joins-first" | "raced" }
  | ({ readonly outcome: "conflict" } & CartConflict);

/**
 * The stored cart that conflicts with a change. `base` holds the lines that this browser saved from the
 * version in its request; null if it saved none.
 */
export type CartConflict = CartAtVersion & {
  readonly taken: readonly TakenLines[];
  readonly base: KeptCart["lines"] | null;
};

/**
 * SQL condition: the browser that sends this change already changed the cart from the same version. `by` and
 * `from` are the columns of that earlier change.
 */
const isOwn = (by: string, from: string) =>
  `${from} = sent.version and (${by} = sent."changedBy" or ${by} = sent."changedByGuest")`;

/**
 * SQL that writes the lines of the carts in the CTE `written` to `cart_lines`. Unchanged lines are not
 * rewritten.
 */
const LINES_WRITTEN = `sent_lines as (
           select w.cart_id, w.owner, (line.details ->> 'orderId')::int8 as order_id, line.position, line.details
           from written w, jsonb_array_elements(w.lines) with ordinality as line (details, position)
         ), kept_lines as (
           insert into cart_lines as l (restaurant_id, cart_id, order_id, position, details, added_by)
           select :restaurantId, cart_id, order_id, position, details, owner from sent_lines
           on conflict (restaurant_id, cart_id, order_id) do update set position = excluded.position, details = excluded.details
           where (l.position, l.details) is distinct from (excluded.position, excluded.details)
         )`;

const changeCartsStatement = statement({
  name: "change carts",
  // Compare-and-set: a cart is updated only if its version is still the one in this statement's snapshot.
  // `seen.rows`, from the same snapshot, is then current too.
  // The condition on `ids` repeats the join on `cart_id`. It makes the planner use the index, even if the
  // statement was planned when few carts existed.
  // `ids` is a subquery, so that no custom plan looks cheaper than the generic plan, which is planned once.
  text: `with ${UNFLUSHED}, sent as (
           select * from json_to_recordset(:carts::json) as sent ("cartId" text, lines jsonb, destination jsonb, owner text,
             "changedBy" text, "changedByGuest" text, "expiresAt" timestamptz, version int8, "guestCartId" text, taken jsonb, before jsonb, now timestamptz)
         ), named as (
           select array_agg("cartId") as ids from sent
         ), seen as (
           select c.*, ${LINES_OF_CART} as rows from carts c where c.restaurant_id = :restaurantId and c.cart_id = any((select ids from named)::text[])
         ), judged as (
           select sent."cartId", sent.lines, sent.destination, sent.owner, sent."changedBy", sent."expiresAt", sent.version,
             nullif(sent.taken, 'null') as taken, seen.version as seen_version, seen.rows, seen.taken as seen_taken,
             case when ${isOwn("seen.before ->> 'by'", "(seen.before ->> 'from')::int8")} then seen.before -> 'lines' end as base,
             case when sent.before <> 'null' then sent.before when seen.changed_by is distinct from sent."changedBy" or sent.taken <> 'null'
               then jsonb_build_object('by', seen.changed_by, 'from', seen.changed_from, 'lines', seen.rows) else seen.before end as before, case
               when exists (select from carts g where g.restaurant_id = :restaurantId and g.cart_id = sent."guestCartId"
                 and g.expires_at > sent.now and not ${isForeign("g", "sent.owner")}) then 'joins-first'
               when seen.cart_id is null then 'none'
               when ${isForeign("seen", "sent.owner")} then 'foreign'
               when seen.rows = sent.lines and seen.destination is not distinct from sent.destination
                 and (sent.version is null or sent.version = seen.version or ${isOwn("seen.changed_by", "seen.changed_from")}) then 'same'
               when sent.version is null or sent.version = seen.version or seen.expires_at <= sent.now
                 or ${isOwn("seen.changed_by", "seen.changed_from")}
                 or seen.destination ->> 'eventSuiteId' is distinct from sent.destination ->> 'eventSuiteId' then 'other'
               else 'conflict' end as verdict
           from sent left join seen on seen.cart_id = sent."cartId"
         ), changed as (
           update carts c set lines = judged.lines, destination = judged.destination, owner = judged.owner,
             changed_by = judged."changedBy", expires_at = judged."expiresAt",
             taken = coalesce(judged.taken, c.taken), version = c.version + case judged.verdict when 'other' then 1 else 0 end,
             changed_from = case when judged.verdict = 'same' then c.changed_from when judged.taken is null then judged.version end,
             before = case judged.verdict when 'same' then c.before else judged.before end
           from judged, unflushed
           where c.restaurant_id = :restaurantId and c.cart_id = any((select ids from named)::text[]) and c.cart_id = judged."cartId"
             and c.version = judged.seen_version and judged.verdict in ('same', 'other') and is_off = 'off'
           returning c.cart_id, c.version, c.owner, c.lines, judged.verdict
         ), written as (
           select * from changed where verdict = 'other'
         ), ${LINES_WRITTEN}, gone_lines as (
           delete from cart_lines l using written w
           where l.restaurant_id = :restaurantId and l.cart_id = any((select ids from named)::text[]) and l.cart_id = w.cart_id
             and not exists (select from sent_lines s where s.cart_id = l.cart_id and s.order_id = l.order_id)
         )
         select judged."cartId",
           case when changed.cart_id is not null then 'kept' when judged.verdict in ('same', 'other') then 'raced' else judged.verdict end as outcome,
           coalesce(changed.version, judged.seen_version) as version, judged.rows as lines, judged.seen_taken as taken, judged.base
         from judged left join changed on changed.cart_id = judged."cartId"`,
  params: { restaurantId: "text", carts: "json" },
  row: {
    cartId: "text",
    outcome: typed<ChangeOutcome["outcome"]>("text"),
    version: "int8?",
    lines: typed<KeptCart["lines"] | null>("jsonb?"),
    taken: typed<KeptCart["taken"] | null>("jsonb?"),
    base: typed<KeptCart["lines"] | null>("jsonb?"),
  },
});

/** Saves different carts of one restaurant in one statement; returns the outcome of each. */
export async function changeCarts(db: Queryable, carts: readonly CartChange[]): Promise<ChangeOutcome[]> {
  const rows = await changeCartsStatement.rows(db, { restaurantId: carts[0]?.restaurantId ?? "", carts: [...carts] });
  const outcomes = new Map(
    rows.map(({ cartId, outcome, version, lines, taken, base }) => [
      cartId,
      outcomeOf(outcome, { version: version ?? 0, lines: lines ?? [], taken: taken ?? [], base }),
    ]),
  );
  return carts.map(({ cartId }) => outcomes.get(cartId) ?? { outcome: "none" });
}

function outcomeOf(outcome: ChangeOutcome["outcome"], kept: CartConflict): ChangeOutcome {
  if (outcome === "conflict") return { outcome, ...kept };
  return outcome === "kept" ? { outcome, version: kept.version } : { outcome };
}

const queues = new WeakMap<Queryable, Turns<CartChange, ChangeOutcome>>();

/**
 * Returns the queue of cart changes. It batches the changes of one restaurant within one tick into one
 * statement, and serializes the changes of one cart. Decisions 022 and 093.
 */
function queueOf(db: Queryable): Turns<CartChange, ChangeOutcome> {
  const known = queues.get(db);
  if (known) return known;
  const change = batchCalls((carts: readonly CartChange[]) => changeCarts(db, carts), {
    groupOf: ({ restaurantId }) => restaurantId,
  });
  const queue = serializeByKey(change, ({ restaurantId, cartId }) => `${restaurantId} ${cartId}`);
  queues.set(db, queue);
  return queue;
}

/** Saves a cart, after earlier changes of the same cart in this server. ordering#cart-at-once. */
export function changeCart(db: Queryable, cart: CartChange): Promise<ChangeOutcome> {
  return queueOf(db).ask(cart);
}

/** Counts the running and queued changes of a cart in this server process. ordering#cart-at-once. */
export function changesAtWork(db: Queryable, cart: CartChange): number {
  return queueOf(db).count(cart);
}

const beginCartStatement = statement({
  name: "begin cart",
  text: `with ${UNFLUSHED}, written as (
           insert into carts (restaurant_id, cart_id, lines, destination, owner, changed_by, changed_from, taken, before, expires_at)
           select :restaurantId, :cartId, :lines, :destination, :owner, :changedBy, :version, :taken, :before, :expiresAt from unflushed where is_off = 'off'
           on conflict (restaurant_id, cart_id) do nothing
           returning cart_id, version, owner, lines
         ), ${LINES_WRITTEN}
         select version from written`,
  params: {
    restaurantId: "text",
    cartId: "text",
    lines: "jsonb",
    destination: "jsonb?",
    owner: "text",
    changedBy: "text",
    version: "int8?",
    taken: "jsonb",
    before: "jsonb?",
    expiresAt: "timestamptz",
  },
  row: { version: "int8" },
});

/** Inserts a new cart; returns its version, or null if a concurrent call inserted the cart first. Decision 022. */
export async function beginCart(db: Queryable, cart: CartChange): Promise<number | null> {
  return (await beginCartStatement.oneOrNull(db, { ...cart, taken: cart.taken ?? [] }))?.version ?? null;
}

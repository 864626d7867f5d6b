import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { areClosed, inSlotLists, limitsOfMenus, type SlotTaken, type SlotWanted, slotToKeep } from "./slots-wanted.ts";

/** The visitor who holds or reads slots. A null `holder` has no holds. */
export type Holder = { readonly holder: string | null; readonly now: Date };

/** SQL: number of other visitors' valid holds in the slot `counts`. */
const HELD_BY_OTHERS = `case when counts.holds = '{}' then 0 else (
  select count(*) from jsonb_each_text(counts.holds) as held
  where held.key <> coalesce(:holder, '') and held.value::int8 > extract(epoch from :now::timestamptz) * 1000)::int4 end`;

/** SQL: work in minutes of other visitors' valid holds in the slot `counts`. */
const MINUTES_HELD_BY_OTHERS = `case when counts.held_minutes = '{}' then 0 else (
  select coalesce(sum((counts.held_minutes ->> held.key)::int4), 0) from jsonb_each_text(counts.holds) as held
  where held.key <> coalesce(:holder, '') and held.value::int8 > extract(epoch from :now::timestamptz) * 1000)::int4 end`;

const ORDERS_MAX = "(:limits::jsonb -> excluded.menu_id ->> 'orders')::int4";
const MINUTES_MAX = "(:limits::jsonb -> excluded.menu_id ->> 'prepMinutes')::int4";
const ADDS = "(:limits::jsonb -> excluded.menu_id ->> 'adds')::int4";
const MINUTES_THERE = `counts.prep_minutes + ${MINUTES_HELD_BY_OTHERS}`;

/**
 * SQL condition for the conflict clause of an insert: the slot `counts` has capacity for one more order.
 * Orders and work are limited; null is no limit. A slot without work accepts an order with any amount of
 * work. time#slot-limits.
 */
export const HAS_ROOM = `(${ORDERS_MAX} is null or counts.taken + ${HELD_BY_OTHERS} < ${ORDERS_MAX})
  and (${MINUTES_MAX} is null or ${ADDS} = 0 or ${MINUTES_THERE} = 0 or ${MINUTES_THERE} + ${ADDS} <= ${MINUTES_MAX})`;

/** SQL steps that release a visitor's holds, except in the slots that the statement writes. */
export const RELEASE_OTHER_HOLDS = `freed as (
    delete from slot_holds where restaurant_id = :restaurantId and holder = :holder returning slots
  ), let_go as (
    update slot_counts as counts set holds = counts.holds - :holder, held_minutes = counts.held_minutes - :holder
    from freed, jsonb_to_recordset(freed.slots) as held ("menuId" text, "startsAt" timestamptz)
    where counts.restaurant_id = :restaurantId and counts.menu_id = held."menuId" and counts.slot_starts_at = held."startsAt"
      and not exists (select from unnest(:menuIds::text[], :startsAt::timestamptz[]) as w (menu_id, starts_at)
        where w.menu_id = held."menuId" and w.starts_at = held."startsAt")
  )`;

export const HOLDER = { holder: "text?", now: "timestamptz" } as const;

const findHoldStatement = statement({
  name: "find hold",
  text: `select slots, expires_at as "expiresAt" from slot_holds
         where restaurant_id = :restaurantId and holder = :holder and expires_at > :now for update`,
  params: { restaurantId: "text", ...HOLDER },
  row: { slots: typed<readonly SlotTaken[]>("jsonb"), expiresAt: "timestamptz" },
});

const holdSlotsStatement = statement({
  name: "hold slots",
  text: `with ${RELEASE_OTHER_HOLDS}
         insert into slot_counts as counts (restaurant_id, menu_id, slot_starts_at, taken, holds, held_minutes)
         select :restaurantId, w.menu_id, w.starts_at, 0, jsonb_build_object(:holder::text, :untilMs::int8),
           case when w.minutes = 0 then '{}' else jsonb_build_object(:holder::text, w.minutes) end
         from unnest(:menuIds::text[], :startsAt::timestamptz[], :minutes::int4[]) as w (menu_id, starts_at, minutes)
         on conflict (restaurant_id, menu_id, slot_starts_at) do update set holds = excluded.holds || (
           select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(counts.holds)
           where key <> :holder and value::int8 > extract(epoch from :now::timestamptz) * 1000),
           held_minutes = (counts.held_minutes - :holder) || excluded.held_minutes
         where ${HAS_ROOM}`,
  params: {
    restaurantId: "text",
    ...HOLDER,
    untilMs: "int8",
    menuIds: "text[]",
    startsAt: "timestamptz[]",
    minutes: "int4[]",
    limits: "jsonb",
  },
});

const noteHoldStatement = statement({
  name: "note hold",
  text: `insert into slot_holds (restaurant_id, holder, address, slots, expires_at)
         values (:restaurantId, :holder, :address, :slots, :expiresAt)`,
  params: { restaurantId: "text", holder: "text", address: "text?", slots: "jsonb", expiresAt: "timestamptz" },
});

export type HoldWanted = {
  readonly restaurantId: string;
  readonly holder: string;
  /** Hash of the network address. */
  readonly address: string | null;
  readonly slots: readonly SlotWanted[];
  readonly now: Date;
  readonly until: Date;
};

/**
 * Finds the end of a visitor's hold on exactly these slots. `isWhole`: it is for the same work. Does not
 * extend the hold.
 */
export async function findHold(
  transaction: Transaction,
  { restaurantId, holder, slots, now }: HoldWanted,
): Promise<{ readonly until: Date; readonly isWhole: boolean } | null> {
  const found = await findHoldStatement.oneOrNull(transaction, { restaurantId, holder, now });
  if (!found || found.slots.length !== slots.length) return null;
  const heldIn = (slot: SlotTaken) =>
    found.slots.find(({ menuId, startsAt }) => menuId === slot.menuId && startsAt === slot.startsAt);
  if (!slots.every(heldIn)) return null;
  const isWhole = slots.every((slot) => (heldIn(slot)?.prepMinutes ?? 0) === slot.prepMinutes);
  return { until: found.expiresAt, isWhole };
}

/**
 * Holds each slot, and releases the visitor's other holds. If a slot is full, the caller must roll back.
 * time#slot-held.
 */
export async function holdSlots(transaction: Transaction, wanted: HoldWanted): Promise<"held" | "full"> {
  const { restaurantId, holder, address, slots, now, until } = wanted;
  if (areClosed(slots)) return "full";
  const held = await holdSlotsStatement.count(transaction, {
    restaurantId,
    holder,
    now,
    untilMs: until.getTime(),
    ...inSlotLists(slots),
    limits: limitsOfMenus(slots),
  });
  if (held < slots.length) return "full";
  const kept = slots.map(slotToKeep);
  await noteHoldStatement.count(transaction, { restaurantId, holder, address, slots: kept, expiresAt: until });
  return "held";
}

const letGoStatement = statement({
  name: "let hold go",
  text: `with ${RELEASE_OTHER_HOLDS} select from freed`,
  params: { restaurantId: "text", holder: "text?", menuIds: "text[]", startsAt: "timestamptz[]" },
});

/** Releases a visitor's hold after the visitor chose another time or none. */
export async function letHoldGo(db: Queryable, restaurantId: string, holder: string): Promise<void> {
  await letGoStatement.count(db, { restaurantId, holder, menuIds: [], startsAt: [] });
}

/** Deletes a batch of expired holds; returns their number. */
export const pruneHolds = statement({
  name: "prune holds",
  text: `with ended as (
           delete from slot_holds where ctid in (
             select ctid from slot_holds where expires_at <= :now limit :atMost for update skip locked)
           returning restaurant_id, holder, slots
         ), cleared as (
           update slot_counts as counts
           set holds = counts.holds - ended.holder, held_minutes = counts.held_minutes - ended.holder
           from ended, jsonb_to_recordset(ended.slots) as held ("menuId" text, "startsAt" timestamptz)
           where counts.restaurant_id = ended.restaurant_id and counts.menu_id = held."menuId"
             and counts.slot_starts_at = held."startsAt"
             and (counts.holds ->> ended.holder)::int8 <= extract(epoch from :now::timestamptz) * 1000
         )
         select from ended`,
  params: { now: "timestamptz", atMost: "int8" },
  crosses: "sweep: expired holds at all restaurants",
}).count;

import { randomUUIDv7 } from "node:crypto";
import type { Fault } from "@comptoir/venue-file";
import { typed } from "../../platform/db/column-types.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";

/** Why a scheduled draft could not be published. studio#scheduled. */
export type DraftFault = { readonly faults: readonly Fault[] };

const openDraftStatement = statement({
  name: "open venue draft",
  text: `insert into venue_drafts (restaurant_id, id) values (:restaurantId, :id)
         on conflict (restaurant_id) where publish_at is null do nothing`,
  params: { restaurantId: "text", id: "uuid" },
});

const lockOpenDraftStatement = statement({
  name: "lock open venue draft",
  text: "select id, revision from venue_drafts where restaurant_id = :restaurantId and publish_at is null for update",
  params: { restaurantId: "text" },
  row: { id: "uuid", revision: "int8" },
}).oneOrNull;

/**
 * Locks a restaurant's open draft, and creates it if there is none. A draft that another transaction publishes or schedules while
 * this one waits for its lock is open no more: the next one is then created. Only in a `read committed` transaction. studio#draft.
 */
export async function holdOpenDraft(
  transaction: Transaction,
  restaurantId: string,
): Promise<{ readonly id: string; readonly revision: number }> {
  for (;;) {
    await openDraftStatement.count(transaction, { restaurantId, id: randomUUIDv7() });
    const open = await lockOpenDraftStatement(transaction, { restaurantId });
    if (open !== null) return open;
  }
}

/** Finds a restaurant's open draft without locking it; null if nothing was ever changed. */
export const findOpenDraft = statement({
  name: "find open venue draft",
  text: "select id, revision from venue_drafts where restaurant_id = :restaurantId and publish_at is null",
  params: { restaurantId: "text" },
  row: { id: "uuid", revision: "int8" },
}).oneOrNull;

/** A change in a draft, and who made it last. */
export type StoredChange = RowOf<typeof listChanges>;

/** Lists the changes of a draft, in the order in which they were first made. */
export const listChanges = statement({
  name: "list changes of venue draft",
  text: `select thing, field, was, value, changed_by as "by", changed_at as "at"
         from venue_draft_changes where restaurant_id = :restaurantId and draft_id = :draftId order by position, thing, field`,
  params: { restaurantId: "text", draftId: "uuid" },
  row: { thing: "text", field: "text", was: "jsonb", value: "jsonb", by: "text", at: "timestamptz" },
}).rows;

/** Adds or replaces changes of a draft: a list of `{ thing, field, was, value }`. */
export const saveChanges = statement({
  name: "save changes of venue draft",
  text: `insert into venue_draft_changes (restaurant_id, draft_id, thing, field, was, value, changed_by, changed_at, position)
         select :restaurantId, :draftId, one ->> 'thing', one ->> 'field', one -> 'was', one -> 'value', :by, :at,
           place + coalesce((select max(position) from venue_draft_changes
             where restaurant_id = :restaurantId and draft_id = :draftId), 0)
         from jsonb_array_elements(:changes::jsonb) with ordinality as listed (one, place)
         on conflict (restaurant_id, draft_id, thing, field) do update set was = excluded.was, value = excluded.value,
           changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
  params: { restaurantId: "text", draftId: "uuid", changes: "jsonb", by: "text", at: "timestamptz" },
}).count;

/** Removes changes of a draft: a list of `{ thing, field }`. */
export const deleteChanges = statement({
  name: "delete changes of venue draft",
  text: `delete from venue_draft_changes c using jsonb_array_elements(:changes::jsonb) as listed (one)
         where c.restaurant_id = :restaurantId and c.draft_id = :draftId
           and c.thing = one ->> 'thing' and c.field = one ->> 'field'`,
  params: { restaurantId: "text", draftId: "uuid", changes: "jsonb" },
}).count;

/** Raises the revision of a draft, and returns the new one. */
export const raiseDraft = statement({
  name: "raise revision of venue draft",
  text: `update venue_drafts set revision = revision + 1 where restaurant_id = :restaurantId and id = :draftId returning revision`,
  params: { restaurantId: "text", draftId: "uuid" },
  row: { revision: "int8" },
}).one;

/** Deletes a draft with its changes. */
export const deleteDraft = statement({
  name: "delete venue draft",
  text: "delete from venue_drafts where restaurant_id = :restaurantId and id = :draftId",
  params: { restaurantId: "text", draftId: "uuid" },
}).count;

/** Schedules a draft, so that it is no longer the open one. */
export const scheduleDraft = statement({
  name: "schedule venue draft",
  text: `update venue_drafts set publish_at = :at, scheduled_by = :by where restaurant_id = :restaurantId and id = :draftId`,
  params: { restaurantId: "text", draftId: "uuid", at: "timestamptz", by: "text" },
}).count;

/** Lists the scheduled drafts, the earliest first. */
export const listScheduled = statement({
  name: "list scheduled venue drafts",
  text: `select id, publish_at as "publishAt", scheduled_by as "by", fault,
           (select count(*)::int4 from venue_draft_changes c where c.restaurant_id = d.restaurant_id and c.draft_id = d.id) as changes
         from venue_drafts d where restaurant_id = :restaurantId and publish_at is not null order by publish_at, id`,
  params: { restaurantId: "text" },
  row: {
    id: "uuid",
    publishAt: "timestamptz?",
    by: "text",
    fault: typed<DraftFault | null>("jsonb?"),
    changes: "int4",
  },
}).rows;

/** Locks a scheduled draft; null if it was published or cancelled meanwhile. */
export const holdScheduled = statement({
  name: "lock scheduled venue draft",
  text: `select scheduled_by as "by" from venue_drafts
         where restaurant_id = :restaurantId and id = :draftId and publish_at is not null for update`,
  params: { restaurantId: "text", draftId: "uuid" },
  row: { by: "text" },
}).oneOrNull;

/** Moves the changes of a scheduled draft to the open one, except those of fields that the open one has. */
export const moveChanges = statement({
  name: "move changes to open venue draft",
  text: `insert into venue_draft_changes (restaurant_id, draft_id, thing, field, was, value, changed_by, changed_at, position)
         select restaurant_id, :openId, thing, field, was, value, changed_by, changed_at, position from venue_draft_changes
         where restaurant_id = :restaurantId and draft_id = :draftId
         on conflict (restaurant_id, draft_id, thing, field) do nothing`,
  params: { restaurantId: "text", draftId: "uuid", openId: "uuid" },
}).count;

/** Finds the scheduled drafts that are due: the first one of each restaurant, so that none waits for another's many. */
export const listDue = statement({
  name: "list due venue drafts",
  text: `select distinct on (restaurant_id) restaurant_id as "restaurantId", id from venue_drafts
         where publish_at <= :now and fault is null order by restaurant_id, publish_at, id`,
  params: { now: "timestamptz" },
  row: { restaurantId: "text", id: "uuid" },
  crosses: "sweep: the scheduled drafts of all restaurants that are due",
}).rows;

/** Notes why a scheduled draft could not be published, so that it is not tried again. */
export const failDraft = statement({
  name: "note fault of venue draft",
  text: "update venue_drafts set fault = :fault where restaurant_id = :restaurantId and id = :draftId",
  params: { restaurantId: "text", draftId: "uuid", fault: typed<DraftFault>("jsonb") },
}).count;

/** Returns how many changes a draft has, and the bytes of their values. studio#draft-limits. */
export const measureDraft = statement({
  name: "measure venue draft",
  text: `select count(*)::int4 as count, coalesce(sum(octet_length(value::text) + octet_length(was::text)), 0)::int8 as bytes
         from venue_draft_changes where restaurant_id = :restaurantId and draft_id = :draftId`,
  params: { restaurantId: "text", draftId: "uuid" },
  row: { count: "int4", bytes: "int8" },
}).one;

/** Returns how many drafts of a restaurant are scheduled. */
export const countScheduled = statement({
  name: "count scheduled venue drafts",
  text: "select count(*)::int4 as count from venue_drafts where restaurant_id = :restaurantId and publish_at is not null",
  params: { restaurantId: "text" },
  row: { count: "int4" },
}).one;

import type { ThingMark } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { ThingsOfDocument } from "./counted-things.ts";

/**
 * Marks things as sold out until a time, or until they are restocked. With `replaces`, a new mark replaces an earlier
 * one's time.
 */
export const markSoldOut = statement({
  name: "mark sold out",
  text: `insert into sold_out_marks (restaurant_id, kind, thing_id, marked_at, until)
         select distinct :restaurantId, kind, id, :now::timestamptz, :until::timestamptz
         from jsonb_to_recordset(:things::jsonb) as thing (kind text, id text)
         on conflict (restaurant_id, kind, thing_id) do update set until = excluded.until where :replaces`,
  params: { restaurantId: "text", things: "jsonb", now: "timestamptz", until: "timestamptz?", replaces: "bool" },
}).count;

export const unmarkSoldOut = statement({
  name: "unmark sold out",
  text: `delete from sold_out_marks marks
         using jsonb_to_recordset(:things::jsonb) as thing (kind text, id text)
         where marks.restaurant_id = :restaurantId and marks.kind = thing.kind and marks.thing_id = thing.id`,
  params: { restaurantId: "text", things: "jsonb" },
}).count;

/** Removes the marks whose time has come. Returns what is available again. */
export const endMarks = statement({
  name: "end sold-out marks",
  text: `delete from sold_out_marks where until <= :now
         returning restaurant_id as "restaurantId", kind, thing_id as id`,
  params: { now: "timestamptz" },
  row: { restaurantId: "text", kind: typed<ThingMark["kind"]>("text"), id: "text" },
  crosses: "sweep: things of all restaurants that are available again",
}).rows;

const dropMarksStatement = statement({
  name: "drop marks",
  text: `delete from sold_out_marks marks
         where restaurant_id = :restaurantId and not exists (
           select from jsonb_to_recordset(:kept::jsonb) as thing (kind text, id text)
           where thing.kind = marks.kind and thing.id = marks.thing_id)`,
  params: { restaurantId: "text", kept: "jsonb" },
});

/**
 * Applies an imported file: `sold_out: true` marks a thing, `false` removes the mark, and an absent value
 * changes nothing. Marks of removed things are deleted.
 */
export async function replaceMarks(
  db: Queryable,
  restaurantId: string,
  things: ThingsOfDocument,
  now: Date,
): Promise<void> {
  await dropMarksStatement.count(db, { restaurantId, kept: things.all });
  if (things.markedAvailable.length > 0) await unmarkSoldOut(db, { restaurantId, things: things.markedAvailable });
  // A mark that staff set until a time keeps it.
  const marked = { restaurantId, things: things.markedSoldOut, now, until: null, replaces: false };
  if (marked.things.length > 0) await markSoldOut(db, marked);
}

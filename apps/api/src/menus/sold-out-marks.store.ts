import { sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import type { ThingMark } from "../venues/restaurants.store.ts";
import type { ThingsOfDocument } from "./counted-things.ts";

/** Marks things sold out. A thing that is marked already stays so. */
export async function markSoldOut(
  orm: Orm,
  restaurantId: string,
  things: readonly ThingMark[],
  now: Date,
): Promise<void> {
  await orm.execute(sql`
    insert into sold_out_marks (restaurant_id, kind, thing_id, marked_at)
    select ${restaurantId}, kind, id, ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(things)}::jsonb) as thing(kind text, id text)
    on conflict do nothing`);
}

/** Takes marks off. */
export async function unmarkSoldOut(orm: Orm, restaurantId: string, things: readonly ThingMark[]): Promise<void> {
  await orm.execute(sql`
    delete from sold_out_marks marks
    using jsonb_to_recordset(${JSON.stringify(things)}::jsonb) as thing(kind text, id text)
    where marks.restaurant_id = ${restaurantId} and marks.kind = thing.kind and marks.thing_id = thing.id`);
}

/**
 * Brings the marks in line with an imported file: `sold_out: true` marks a thing, `false` takes the mark off, and where the
 * file says nothing the kitchen's mark stays. Marks of things that are gone go, too.
 */
export async function replaceMarks(orm: Orm, restaurantId: string, things: ThingsOfDocument, now: Date): Promise<void> {
  await orm.execute(sql`
    delete from sold_out_marks marks
    where restaurant_id = ${restaurantId} and not exists (
      select from jsonb_to_recordset(${JSON.stringify(things.all)}::jsonb) as thing(kind text, id text)
      where thing.kind = marks.kind and thing.id = marks.thing_id)`);
  if (things.markedAvailable.length > 0) await unmarkSoldOut(orm, restaurantId, things.markedAvailable);
  if (things.markedSoldOut.length > 0) await markSoldOut(orm, restaurantId, things.markedSoldOut, now);
}

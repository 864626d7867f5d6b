import type { ExtraMinutes } from "@comptoir/ordering";
import type { NewVenueEvent } from "../../events/venue-events/venue-events.store.ts";
import { writeVenueEvents } from "../../events/venue-events/venue-events.store.ts";
import type { NoteAct } from "../../people/staff-acts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Clock } from "../../platform/settings.ts";
import { changeRestaurant } from "./pause-orders.ts";

const setPreparationStatement = statement({
  name: "set extra preparation",
  text: `update restaurants set extra_minutes = :minutes::int4, extra_since = case when :minutes::int4 is null then null else :at::timestamptz end,
           extra_until = :until::timestamptz where restaurant_id = :restaurantId`,
  params: { restaurantId: "text", minutes: "int4?", until: "timestamptz?", at: "timestamptz" },
});

export const endPreparationsStatement = statement({
  name: "end extra preparations that are over",
  text: `update restaurants set extra_minutes = null, extra_since = null, extra_until = null
         where extra_until <= :now returning restaurant_id as "restaurantId"`,
  params: { now: "timestamptz" },
  row: { restaurantId: "text" },
  crosses: "sweep: all restaurants whose extra preparation has ended",
});

export type ExtraPreparation = { readonly minutes: number; readonly until: Date };

/**
 * Adds minutes of preparation to all orders until a time, in place of those that were set before; null for none.
 * Idempotent. board#preparation.
 */
export async function setPreparation(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  restaurantId: string,
  extra: { readonly minutes: ExtraMinutes; readonly until: Date } | null,
  note?: NoteAct,
): Promise<void> {
  await changeRestaurant(database, restaurantId, async (transaction) => {
    const at = clock();
    await setPreparationStatement.count(transaction, {
      restaurantId,
      minutes: extra?.minutes ?? null,
      until: extra?.until ?? null,
      at,
    });
    await note?.(transaction, at);
    await writeVenueEvents(transaction, [preparationChanged(restaurantId, extra, at)]);
    return {};
  });
}

export function preparationChanged(restaurantId: string, extra: ExtraPreparation | null, at: Date): NewVenueEvent {
  const data = { extra: extra && { minutes: extra.minutes, until: extra.until.toISOString() } };
  return { type: "venue.changed", restaurantId, at, data };
}

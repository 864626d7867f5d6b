import { typed } from "../db/column-types.ts";
import type { Database } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { readOn, UNREAD_PARAMS, UNREAD_STEP } from "../venue-events/read-on.ts";
import type { VenueEventType } from "../venue-events/venue-events.store.ts";
import type { Analytics } from "./port.ts";

const countStatement = statement({
  name: "count unread venue events",
  text: `with ${UNREAD_STEP}
         select restaurant_id as "restaurantId", type, count(*) as count from unread group by restaurant_id, type`,
  params: UNREAD_PARAMS,
  row: { restaurantId: "text", type: typed<VenueEventType>("text"), count: "int8" },
});

/** Tells the analytics what has happened at restaurants since the last time, each event once but for a server that ends in this moment. */
export function recordEvents(database: Database, analytics: Pick<Analytics, "record">): Promise<void> {
  return readOn(database, "analytics", async (transaction, { types: _all, ...unread }) => {
    for (const happened of await countStatement.rows(transaction, unread)) analytics.record(happened);
  });
}

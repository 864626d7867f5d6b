import { statement } from "../../platform/db/statement.ts";

/** Returns the first and the last event that a restaurant has; null for each without any. */
export const eventsKept = statement({
  name: "span of kept venue events",
  text: `select (select last_sequence from venue_event_sequences where restaurant_id = :restaurantId) as last,
           (select min(sequence) from venue_events where restaurant_id = :restaurantId) as first`,
  params: { restaurantId: "text" },
  row: { first: "int8?", last: "int8?" },
}).one;

import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

/**
 * Finds the suite in which an operator acts for its owner, with its names. Null if an import has removed it.
 * people#acting-as.
 */
export const findActedSuite = statement({
  name: "find acted suite",
  text: `select s.id as "eventSuiteId", s.name as suite, e.id as "eventId", e.name as event, r.slug as "restaurantSlug"
         from event_suites s join events e on e.restaurant_id = s.restaurant_id and e.id = s.event_id
         join restaurants r on r.restaurant_id = s.restaurant_id
         where s.restaurant_id = :restaurantId and e.restaurant_id = :restaurantId and r.restaurant_id = :restaurantId
           and s.id = :suiteId`,
  params: { restaurantId: "text", suiteId: "text" },
  row: { eventSuiteId: "text", suite: "text", eventId: "text", event: "text", restaurantSlug: "text" },
}).oneOrNull;

const ownerCardStatement = statement({
  name: "suite owner has card",
  text: `select exists (select from person_cards where person_id = :ownerId and processor = :processor) as "hasCard"`,
  params: { ownerId: "uuid", processor: "text?" },
  row: { hasCard: "bool" },
});

/**
 * Returns whether a suite's owner has a card at the restaurant's gateway, to which the tab can be charged.
 * suites#tab-closing.
 */
export async function ownerHasCard(db: Queryable, ownerId: string, processor: string | null): Promise<boolean> {
  return (await ownerCardStatement.one(db, { ownerId, processor })).hasCard;
}

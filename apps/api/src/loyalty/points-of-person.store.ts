import type { RestaurantData } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import { statement } from "../db/statement.ts";
import { ENTRY_STANDS } from "./loyalty.store.ts";

/** What a person has collected with their account at every restaurant, by a moment. people#own-points. */
export const listPointsOf = statement({
  name: "list points of person",
  text: `select r.slug, r.settings,
           (select coalesce(sum(points), 0) from loyalty_entries e
             where e.restaurant_id = m.restaurant_id and e.member_key = m.member_key and ${ENTRY_STANDS}) as points
         from loyalty_members m join restaurants r using (restaurant_id)
         where m.person_id = :personId and r.settings -> 'loyalty_program' = 'true'
         order by m.joined_at desc limit 100`,
  params: { personId: "uuid", now: "timestamptz" },
  row: { slug: "text", settings: typed<RestaurantData>("jsonb"), points: "int8" },
  crosses: "person: their points at every restaurant",
}).rows;

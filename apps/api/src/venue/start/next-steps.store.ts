import type { NextStepName } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import { statement } from "../../platform/db/statement.ts";
import { BOARD_GONE_AFTER_SECONDS } from "../venues/missed-orders.ts";

/** Counts what of a restaurant's staff, devices, boards and printers is there. studio#next-steps. */
export const countNextFacts = statement({
  name: "count facts of next steps",
  text: `select (select count(*)::int4 from staff where restaurant_id = :restaurantId and kind = 'person') as persons,
           (select count(*)::int4 from staff where restaurant_id = :restaurantId and kind = 'device') as devices,
           (select count(distinct s.id)::int4 from staff s join staff_sessions t on t.restaurant_id = s.restaurant_id and t.staff_id = s.id
            where s.restaurant_id = :restaurantId and s.kind = 'device' and t.expires_at > :now) as "devicesSignedIn",
           (select count(*)::int4 from printers where restaurant_id = :restaurantId and is_on) as printers,
           (select count(*)::int4 from board_presence where restaurant_id = :restaurantId
              and seen_at > now() - interval '${BOARD_GONE_AFTER_SECONDS} seconds') as boards,
           exists (select from staff_acts where restaurant_id = :restaurantId and order_id is not null) as "hasWorkedOrders",
           exists (select from start_codes where made_restaurant = :restaurantId) as "isNew"`,
  params: { restaurantId: "text", now: "timestamptz" },
  row: {
    devices: "int4",
    devicesSignedIn: "int4",
    persons: "int4",
    printers: "int4",
    boards: "int4",
    hasWorkedOrders: "bool",
    isNew: "bool",
  },
}).one;

/** Lists the steps that a manager has ticked. */
export const listTicks = statement({
  name: "list ticks of next steps",
  text: `select step, at, by_name as "by" from next_step_ticks where restaurant_id = :restaurantId`,
  params: { restaurantId: "text" },
  row: { step: typed<NextStepName>("text"), at: "timestamptz", by: "text" },
}).rows;

/** Ticks a step. A step that is ticked stays as it is, so the first of two managers is named. */
export const tickStep = statement({
  name: "tick next step",
  text: `insert into next_step_ticks (restaurant_id, step, at, by_name)
         select :restaurantId, :step, :now, name from staff where restaurant_id = :restaurantId and id = :staffId
         on conflict do nothing`,
  params: { restaurantId: "text", step: "text", now: "timestamptz", staffId: "uuid" },
}).count;

/** Removes the tick of a step. Idempotent. */
export const untickStep = statement({
  name: "untick next step",
  text: "delete from next_step_ticks where restaurant_id = :restaurantId and step = :step",
  params: { restaurantId: "text", step: "text" },
}).count;

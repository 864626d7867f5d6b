import { statement } from "../../../platform/db/statement.ts";

const ORDER = { restaurantId: "text", orderId: "uuid" } as const;
const VERSION = { version: "int4" } as const;

/** Notes that an order is ready; its guest is told once `dueAt` has passed. An order that has begun is not fired. */
export const pressReadyStatement = statement({
  name: "press ready",
  text: `update orders set ready_due_at = :dueAt, version = version + 1,
           fired_at = case when fire_at is not null then coalesce(fired_at, :at) end
         where restaurant_id = :restaurantId and id = :orderId returning version`,
  params: { ...ORDER, at: "timestamptz", dueAt: "timestamptz" },
  row: VERSION,
});

export const undoReadyStatement = statement({
  name: "undo ready",
  text: `update orders set ready_due_at = null, version = version + 1
         where restaurant_id = :restaurantId and id = :orderId returning version`,
  params: ORDER,
  row: VERSION,
});

export const moveTimeStatement = statement({
  name: "move time of order",
  text: `update orders set version = version + 1, moved_minutes = coalesce(moved_minutes, 0) + :minutes,
           ready_at = ready_at + :minutes::int4 * interval '1 minute',
           wanted_at = wanted_at + :minutes::int4 * interval '1 minute',
           fire_at = fire_at + :minutes::int4 * interval '1 minute'
         where restaurant_id = :restaurantId and id = :orderId returning version, ready_at as "readyAt"`,
  params: { ...ORDER, minutes: "int4" },
  row: { ...VERSION, readyAt: "timestamptz" },
});

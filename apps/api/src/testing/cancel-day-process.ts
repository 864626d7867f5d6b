/**
 * Cancels a school's date in a process of its own, for tests that kill it. Prints each order, and slows down
 * after SLOW_AFTER orders, so that the kill comes before the end.
 */

import { cancelDay } from "../ordering/orders/days/cancel-day.ts";
import { openPool } from "./serve-api.ts";

const { DATABASE_URL, RESTAURANT = "", DATE = "", SLOW_AFTER = "" } = process.env;
const database = openPool(DATABASE_URL, 2);
const deps = { database, clock: () => new Date() };
let cancelled = 0;
await cancelDay(deps, { restaurantId: RESTAURANT, date: DATE }, () => {
  process.stdout.write("order\n");
  cancelled += 1;
  if (cancelled >= Number(SLOW_AFTER)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
});
await database.end();

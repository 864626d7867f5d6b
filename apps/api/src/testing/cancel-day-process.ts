/** Cancels a school's date in a process of its own, for tests that kill it. Run with DATABASE_URL, RESTAURANT and DATE; says each order. */

import pino from "pino";
import { openJobQueue } from "../jobs/job-queue.ts";
import { cancelDay } from "../orders/dates/cancel-day.ts";
import { openPool } from "./serve-api.ts";

const { DATABASE_URL, RESTAURANT = "", DATE = "" } = process.env;
const database = openPool(DATABASE_URL, 2);
const jobs = await openJobQueue(database, pino({ level: "silent" }));
const deps = { database, jobs, clock: () => new Date() };
await cancelDay(deps, { restaurantId: RESTAURANT, date: DATE }, () => void process.stdout.write("order\n"));
await jobs.stop();
await database.end();

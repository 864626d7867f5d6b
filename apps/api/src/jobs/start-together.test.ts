import { testDatabase } from "@comptoir/test-kit/database";
import pg from "pg";
import pino from "pino";
import { expect, it } from "vitest";
import { openJobQueue } from "./job-queue.ts";

const SERVERS = 8;
const logger = pino({ level: "silent" });

it("Servers that start at the same moment on a new database all find the queue", async () => {
  const { url } = await testDatabase();
  const pools = Array.from({ length: SERVERS }, () => new pg.Pool({ connectionString: url, max: 3 }));
  const queues = await Promise.allSettled(pools.map((pool) => openJobQueue(pool, logger)));
  await Promise.all(queues.map((queue) => queue.status === "fulfilled" && queue.value.stop()));
  await Promise.all(pools.map((pool) => pool.end()));
  expect(queues.map(({ status }) => status)).toEqual(Array(SERVERS).fill("fulfilled"));
});

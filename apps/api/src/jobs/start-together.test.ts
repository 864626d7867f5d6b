import { testDatabase } from "@comptoir/test-kit/database";
import pg from "pg";
import pino from "pino";
import { expect, it, vi } from "vitest";
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

const WAITING = `select count(*)::int as waiting from pg_locks
  where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;

it("While one server makes the queue's tables, another one that starts waits until they are there", async () => {
  const { url, pool } = await testDatabase();
  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  /** A server's connections, which tell of each of its library's statements before it is sent. */
  const connect = (name: string, before: Promise<void>) => {
    const own = new pg.Pool({ connectionString: url, max: 3 });
    const query = own.query.bind(own) as (...statement: unknown[]) => Promise<pg.QueryResult>;
    const send = async (...statement: unknown[]) => {
      asked.push(name);
      await before;
      return query(...statement);
    };
    return Object.assign(own, { query: send });
  };
  const pools = [connect("first", held.promise), connect("second", Promise.resolve())] as const;
  const first = openJobQueue(pools[0], logger);
  try {
    await vi.waitFor(() => expect(asked).toContain("first"), { timeout: 30_000 });
    const second = openJobQueue(pools[1], logger);
    await vi.waitFor(async () => expect((await pool.query(WAITING)).rows).toEqual([{ waiting: 1 }]), {
      timeout: 10_000,
    });
    expect(asked).not.toContain("second");
    held.resolve();
    await (await second).stop();
    expect(asked).toContain("second");
  } finally {
    held.resolve();
    await (await first).stop();
    await Promise.all(pools.map((own) => own.end()));
  }
});

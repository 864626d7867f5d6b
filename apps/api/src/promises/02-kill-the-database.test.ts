import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runLength } from "@comptoir/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureRunning } from "../../../server/src/database/embedded-database.ts";
import { inHome } from "../../../server/src/database/home.ts";
import { stopPostmaster } from "../../../server/src/database/postmaster.ts";
import { fillHome } from "../../../server/src/testing/made-home.ts";
import { type Api, createApi } from "../entry/api.ts";
import { checkBooks } from "../testing/check-books.ts";
import { endLeases } from "../testing/end-leases.ts";
import { GRILL } from "../testing/grill.ts";
import { ISSUE_CARD, type Outcome, placePatiently } from "../testing/order-over-http.ts";
import { openPool, QUICK_CONFIG, type ServedApi, serveApi } from "../testing/serve-api.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

// A separate PostgreSQL, durable as in production, which is killed while orders come in.
const home = await mkdtemp(path.join(tmpdir(), "comptoir-test-killed-"));
// An aborted run leaves its folder behind; this file lets the next run detect that its owner is dead.
await writeFile(path.join(home, "owner"), String(process.pid));
await fillHome(home, "tables");
const run = () => inHome(home, () => ensureRunning(home, "durable"));
let postgres = await run();
const pool = openPool(postgres.urlOf("comptoir"), 12);
let api: Api;
let served: ServedApi;

beforeAll(async () => {
  const restaurant = { ...GRILL.restaurant, payment_processor: "sandbox", hours: [] };
  await importVenueFile(pool, { ...GRILL, restaurant }, { now: new Date() });
  await pool.query(ISSUE_CARD);
  api = await createApi({ pool, config: QUICK_CONFIG });
  await api.startWork();
  served = await serveApi(api);
});
afterAll(async () => {
  await served.close();
  await api.stop();
  await pool.end();
  await stopPostmaster(postgres.postmaster);
  await rm(home, { recursive: true, force: true });
});

describe("Promise 2: one payment, one order, when PostgreSQL is killed", () => {
  it(
    "no acknowledged order is missing, and nothing is captured without an order",
    async () => {
      const outcomes: Outcome[] = [];
      let isOver = false;
      const client = async () => {
        while (!isOver) outcomes.push(await placePatiently(() => served.origin));
      };
      const clients = Array.from({ length: 4 }, client);
      const kills = runLength({ quick: 1, full: 100 });
      for (let kill = 1; kill <= kills; kill += 1) {
        const before = outcomes.length;
        // Each kill comes while orders are being placed, after a different number of them.
        await expect.poll(() => outcomes.length, { timeout: 300_000 }).toBeGreaterThan(before + (kill % 7));
        process.kill(postgres.postmaster.pid, "SIGKILL");
        postgres = await run();
      }
      isOver = true;
      await Promise.all(clients);
      expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 201));
      const { rows } = await pool.query("select id from orders where id = any($1)", [outcomes.map((o) => o.orderId)]);
      expect(rows).toHaveLength(new Set(outcomes.map((o) => o.orderId)).size);
      expect(rows).toHaveLength(outcomes.length);
      await endLeases(pool);
      const { orders, captures } = await checkBooks(pool);
      expect({ orders, captures }).toEqual({ orders: outcomes.length, captures: outcomes.length });
    },
    runLength({ quick: 300_000, full: 3_600_000 }),
  );
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApi } from "../../api/src/entry/api.ts";
import { fillFromBackup, openBackup } from "../../api/src/platform/backup/restore-backup.ts";
import { writeBackup } from "../../api/src/platform/backup/write-backup.ts";
import { migrate } from "../../api/src/platform/db/migrate.ts";
import { describeStatement } from "../../api/src/testing/describe-statement.ts";
import { GRILL, STEAK } from "../../api/src/testing/grill.ts";
import { loadProductStatements } from "../../api/src/testing/product-statements.ts";
import { aSubmit } from "../../api/src/testing/submit.ts";
import { importVenueFile } from "../../api/src/venue/venue-files/import-venue-file.ts";
import { withClient } from "./database/with-client.ts";
import { startSystemPostgres, systemMajors } from "./testing/system-postgres.ts";

// operations#database-url: runs on each installed PostgreSQL version; all other tests run on the embedded
// version 18.
const OLDEST = 15;
const found = systemMajors.filter((major) => Number(major) >= OLDEST);

describe.runIf(found.length > 0).each(found)("PostgreSQL %s of the system", (major) => {
  let postgres: Awaited<ReturnType<typeof startSystemPostgres>>;
  let pool: pg.Pool;
  let folder: string;

  const poolOf = (database: string) => new pg.Pool({ connectionString: postgres.urlOf(database), max: 8 });
  const countOrders = async (of: pg.Pool) => (await of.query("select from orders")).rowCount;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "comptoir-supported-"));
    postgres = await startSystemPostgres(major);
    await withClient(postgres.urlOf("postgres"), (client) => client.query("create database used"));
    await withClient(postgres.urlOf("postgres"), (client) => client.query("create database restored"));
    pool = poolOf("used");
    await migrate(pool);
    await importVenueFile(pool, { ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } }, { now: new Date() });
  });
  afterAll(async () => {
    await pool?.end();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it("runs every statement", async () => {
    const statements = await loadProductStatements();
    const refused = await withClient(postgres.urlOf("used"), async (client) => {
      const faults: string[] = [];
      for (const { name, compiled } of statements) {
        const described = await describeStatement(client, compiled.text);
        if ("refusal" in described) faults.push(`${name}: ${described.refusal}`);
      }
      return faults;
    });
    expect(statements.length).toBeGreaterThan(300);
    expect(refused).toEqual([]);
  });

  it("stores an order, its backup, and the restored backup", async () => {
    const api = await createApi({ pool });
    const answer = await api.fetch(
      new Request("http://comptoir.test/api/orders", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-restaurant-id": "7",
          "idempotency-key": crypto.randomUUID(),
        },
        body: JSON.stringify(aSubmit({ items: [STEAK], config: { restaurantId: 7, tableNum: "12" } })),
      }),
    );
    await api.stop();
    expect(answer.status, await answer.text()).toBe(201);

    const file = path.join(folder, "backup.tar.gz");
    await writeBackup(pool, { file, home: folder });
    const restored = poolOf("restored");
    await fillFromBackup(restored, await openBackup(file), folder);
    expect(await countOrders(restored)).toBe(1);
    await restored.end();
  });
});

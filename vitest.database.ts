import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "./apps/api/src/db/migrate.ts";
import { startThrowawayPostgres } from "./apps/server/src/database/throwaway-database.ts";
import { TEMPLATE_DATABASE } from "./packages/test-kit/src/test-database.ts";

/**
 * Starts one PostgreSQL for a run of tests and migrates the template that each test file copies (`testDatabase` of the
 * test kit).
 */
export default async function setUpDatabase(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startThrowawayPostgres();
  const admin = new pg.Client({ connectionString: postgres.urlOf("postgres") });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  await admin.end();
  const pool = new pg.Pool({ connectionString: postgres.urlOf(TEMPLATE_DATABASE) });
  await migrate(pool);
  await pool.end();
  project.provide("testPostgresUrl", postgres.urlOf("postgres"));
  return postgres.stop;
}

import path from "node:path";
import { migrate } from "@comptoir/api";
import { TEMPLATE_DATABASE } from "@comptoir/test-kit/database";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startThrowawayPostgres } from "./throwaway-postgres.ts";

/** Starts one PostgreSQL for a test run, and migrates the template that each test file copies. */
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
  project.provide("madeHomes", path.join(postgres.home, "homes"));
  return postgres.stop;
}

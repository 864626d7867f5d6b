import { makeTemplate, type TestDatabase, testDatabase } from "@comptoir/test-kit/database";
import { loadDemonstration } from "../demonstration.ts";

const TEMPLATE = "comptoir_demonstration";

/**
 * Creates a database for a test file as a first start of a server leaves it, with the demonstration and the orders of
 * its shift. The first file of a test run that needs it loads the demonstration; others copy it.
 */
export async function demonstrationDatabase(): Promise<TestDatabase> {
  await makeTemplate(TEMPLATE, (pool) => loadDemonstration(pool, new Date()));
  return testDatabase(TEMPLATE);
}

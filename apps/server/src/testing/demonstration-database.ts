import { makeTemplate, type TestDatabase, testDatabase } from "@comptoir/test-kit/database";
import { processPaymentsNow } from "../../../api/src/testing/process-payments-now.ts";
import { loadDemonstration } from "../demonstration.ts";

const TEMPLATE = "comptoir_demonstration";

/**
 * Creates a database for a test file as a first start of a server leaves it, with the demonstration and the orders of
 * its shift, whose payments are made: a server that starts on a busy machine puts them off, which its log tells. The
 * first file of a test run that needs it loads the demonstration; others copy it.
 */
export async function demonstrationDatabase(): Promise<TestDatabase> {
  await makeTemplate(TEMPLATE, async (pool) => {
    await loadDemonstration(pool, new Date());
    await processPaymentsNow(pool);
  });
  return testDatabase(TEMPLATE);
}

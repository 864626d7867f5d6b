import { readFileSync } from "node:fs";

/** The tests of a Vitest report. A file that could not be run counts as one that failed. */
export function countVitest(report) {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failed = testResults.map((file) => {
    const tests = file.assertionResults.filter((test) => test.status === "failed").length;
    return tests === 0 && file.status === "failed" ? 1 : tests;
  });
  return { passed: numPassedTests, failed: failed.reduce((sum, tests) => sum + tests, 0) };
}

/** The tests of a Playwright report; one that passed at the second attempt only has passed, and is listed as flaky. */
export function countPlaywright(report) {
  const { stats, errors } = JSON.parse(readFileSync(report, "utf8"));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + (errors?.length ?? 0) };
}

import { readFileSync } from "node:fs";

/** So much of a message tells what went wrong; the whole of it stands above, where the test ran. */
const MESSAGE_LINES = 12;

/**
 * What came of a run of tests: how many passed, each that failed, and each that passed at the second attempt only.
 * @typedef {{ name: string, message: string }} Failure
 * @typedef {{ passed: number, failures: Failure[], wavering: Failure[] }} TestReport
 */

/**
 * Reads a Vitest report. A file that could not be run counts as a test that failed.
 * @returns {TestReport}
 */
export function readVitestReport(report) {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const tests = testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      status: test.status,
      // The messages of a first attempt stay with a test that passed at the second.
      ...failure(`${file.name} > ${test.fullName}`, test.failureMessages.join("\n")),
    })),
  );
  const unread = testResults
    .filter((file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"))
    .map((file) => failure(file.name, file.message));
  return {
    passed: numPassedTests,
    failures: [...tests.filter(({ status }) => status === "failed"), ...unread],
    wavering: tests.filter(({ status, message }) => status === "passed" && message !== ""),
  };
}

/**
 * Reads a Playwright report.
 * @returns {TestReport}
 */
export function readPlaywrightReport(report) {
  const { stats, errors = [], suites } = JSON.parse(readFileSync(report, "utf8"));
  const tests = suites
    .flatMap((suite) => specsOf(suite, suite.title))
    .flatMap(({ name, spec }) =>
      spec.tests.map((test) => ({
        status: test.status,
        ...failure(`[${test.projectName}] ${name}`, test.results.flatMap(({ errors }) => messages(errors)).join("\n")),
      })),
    );
  const outside = messages(errors).map((message) => failure("outside of any test", message));
  return {
    passed: stats.expected + stats.flaky,
    failures: [...tests.filter(({ status }) => status === "unexpected"), ...outside],
    wavering: tests.filter(({ status }) => status === "flaky"),
  };
}

function specsOf(suite, name) {
  return [
    ...suite.specs.map((spec) => ({ name: `${name} > ${spec.title}`, spec })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, `${name} > ${inner.title}`)),
  ];
}

const messages = (errors) => errors.map((error) => error.message ?? "");

const failure = (name, message) => ({ name, message: (message ?? "").split("\n").slice(0, MESSAGE_LINES).join("\n") });

import { readFileSync } from "node:fs";

/** So much of a message tells what went wrong; the whole of it stands above, where the test ran. */
const MESSAGE_LINES = 12;

/**
 * What a Vitest report says: how many tests passed, and each that failed, with its message. A file that could not be
 * run counts as a test that failed.
 * @returns {{ passed: number, failures: { name: string, message: string }[] }}
 */
export function readVitestReport(report) {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failures = testResults.flatMap((file) => {
    const tests = file.assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => failure(`${file.name} > ${test.fullName}`, test.failureMessages.join("\n")));
    return tests.length === 0 && file.status === "failed" ? [failure(file.name, file.message)] : tests;
  });
  return { passed: numPassedTests, failures };
}

/** The same of a Playwright report; a test that passed at the second attempt only has passed, and is listed as flaky. */
export function readPlaywrightReport(report) {
  const { stats, errors = [], suites } = JSON.parse(readFileSync(report, "utf8"));
  const specs = suites.flatMap((suite) => specsOf(suite, suite.title));
  const failed = specs.flatMap(({ name, spec }) =>
    spec.tests
      .filter((test) => test.status === "unexpected")
      .map((test) =>
        failure(`[${test.projectName}] ${name}`, test.results.flatMap((result) => messages(result.errors)).join("\n")),
      ),
  );
  const outside = messages(errors).map((message) => failure("outside of any test", message));
  return { passed: stats.expected + stats.flaky, failures: [...failed, ...outside] };
}

function specsOf(suite, name) {
  return [
    ...suite.specs.map((spec) => ({ name: `${name} > ${spec.title}`, spec })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, `${name} > ${inner.title}`)),
  ];
}

const messages = (errors) => errors.map((error) => error.message ?? "");

const failure = (name, message) => ({ name, message: (message ?? "").split("\n").slice(0, MESSAGE_LINES).join("\n") });

import { readFileSync } from "node:fs";

/** The number of lines kept of a failure message; the full message was printed when the test ran. */
const MESSAGE_LINES = 12;

/**
 * The result of a test run. A test that passed only at its second attempt is listed among the failures as flaky
 * (`wavers`).
 * @typedef {{ name: string, message: string, wavers: boolean }} Failure
 * @typedef {{ passed: number, failures: Failure[], skipped: string[] }} TestReport
 */

/**
 * Parses a Vitest report. A file that could not be loaded counts as a failed test.
 * @returns {TestReport}
 */
export function readVitestReport(report) {
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  const tests = testResults.flatMap((file) =>
    file.assertionResults.map(({ status, fullName, failureMessages }) => ({
      // A test that passed at its second attempt still has the messages of the first.
      status: status === "passed" && failureMessages.length > 0 ? "wavering" : status,
      name: `${file.name} > ${fullName}`,
      messages: failureMessages,
    })),
  );
  const unread = testResults
    .filter((file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"))
    .map((file) => ({ status: "failed", name: file.name, messages: [file.message] }));
  return reportOf([...tests, ...unread]);
}

const PLAYWRIGHT_STATUS = { skipped: "skipped", expected: "passed", unexpected: "failed", flaky: "wavering" };

/**
 * Parses a Playwright report.
 * @returns {TestReport}
 */
export function readPlaywrightReport(report) {
  const { errors = [], suites } = JSON.parse(readFileSync(report, "utf8"));
  const tests = suites
    .flatMap((suite) => specsOf(suite, suite.title))
    .flatMap(({ name, spec }) =>
      spec.tests.map((test) => ({
        status: PLAYWRIGHT_STATUS[test.status],
        name: `[${test.projectName}] ${name}`,
        messages: test.results.flatMap(({ errors }) => messages(errors)),
      })),
    );
  const outside = messages(errors).map((message) => ({
    status: "failed",
    name: "outside of any test",
    messages: [message],
  }));
  return reportOf([...tests, ...outside]);
}

function reportOf(tests) {
  return {
    skipped: tests.filter(({ status }) => status === "skipped" || status === "pending").map(({ name }) => name),
    passed: tests.filter(({ status }) => status === "passed").length,
    failures: tests.filter(({ status }) => status === "failed" || status === "wavering").map(failure),
  };
}

function specsOf(suite, name) {
  return [
    ...suite.specs.map((spec) => ({ name: `${name} > ${spec.title}`, spec })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, `${name} > ${inner.title}`)),
  ];
}

const messages = (errors) => errors.map((error) => error.message ?? "");

function failure({ status, name, messages }) {
  const lines = messages.join("\n").split("\n").slice(0, MESSAGE_LINES);
  return {
    name,
    wavers: status === "wavering",
    message: [...(status === "wavering" ? ["It passed at its second attempt only."] : []), ...lines].join("\n"),
  };
}

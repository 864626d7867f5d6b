/**
 * `npm test`: runs every check of CI, from a fresh clone. Long tests are in `npm run promises`.
 * Every check runs even after a failure. All failures are listed at the end, and the last line is the count of tests.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildWhatIsStale } from "./build.mjs";
import { runJourneys } from "./e2e.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { keepCompiledSources, projectNode, refuse, run, tool } from "./project.mjs";
import { announce, generateSources, runChecks, STATIC_CHECKS } from "./static-checks.mjs";
import { readPlaywrightReport, readVitestReport } from "./test-report.mjs";
import { judgeWavering } from "./wavering.mjs";

keepCompiledSources();
await installWhatIsMissing();
if (!(await generateSources())) refuse("The messages or the types of the routes could not be generated (see above).");
const results = mkdtempSync(path.join(tmpdir(), "comptoir-results-"));
let passed = 0;
/** @type {import("./test-report.mjs").Failure[]} failed checks and tests */
const failures = [];
/** @type {import("./test-report.mjs").Failure[]} tests that were flaky for the first time; they are tolerated once */
const letPass = [];
/** @type {string[]} tests that run at full length only */
const skipped = [];

const build = {
  title: "Build",
  act: async () => {
    await buildWhatIsStale();
    return 0;
  },
};
for (const title of await runChecks([build, ...STATIC_CHECKS], results)) {
  failures.push({ name: title, message: "What it printed stands above.", wavers: false });
}
await checkTests("Rules, calls and screens", readVitestReport, (report) =>
  run(projectNode, [
    tool("vitest", "vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]),
);
await checkTests("Journeys in a real browser", readPlaywrightReport, (report) =>
  runJourneys(["--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
);

rmSync(results, { recursive: true, force: true });
for (const name of skipped) process.stdout.write(`\nNot tried here, in npm run promises alone: ${name}`);
if (skipped.length > 0) process.stdout.write("\n");
for (const { name, message } of letPass) process.stdout.write(`\nTo be mended: ${name}\n${message}\n`);
for (const { name, message } of failures) process.stdout.write(`\nFailed: ${name}\n${message}\n`);
process.stdout.write(failures.length === 0 ? "\nEvery check passed.\n" : "\n");
process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
process.exit(failures.length === 0 ? 0 : 1);

/**
 * Runs tests and parses their report. Tolerates a flaky test if it is the run's only failure and is flaky for the
 * first time.
 */
async function checkTests(title, read, act) {
  process.stdout.write(`\n== ${title}\n`);
  const begun = performance.now();
  const report = path.join(results, `${read.name}.json`);
  const code = await act(report);
  announce(`${title}, all of them`, begun);
  const found = existsSync(report) ? read(report) : { passed: 0, failures: [], skipped: [] };
  passed += found.passed;
  skipped.push(...found.skipped);
  const judged = judgeWavering(found.failures);
  letPass.push(...judged.letPass);
  failures.push(...judged.failures);
  // A failed run without a failed test (a file that does not load, a server that does not start) is a failure too.
  if (code !== 0 && found.failures.length === 0) {
    failures.push({ name: title, message: `It ended with ${code}, without a failed test.`, wavers: false });
  }
}

/**
 * `npm test`: every check there is, from a fresh clone. Each runs even when one before it has failed, so that one run
 * tells everything; what failed is named once more at the end, and the last line is the count of tests.
 */
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildWhatIsStale, compileMessages } from "./build.mjs";
import { runJourneys } from "./e2e.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { environment, projectNode, refuse, root, run, tool } from "./project.mjs";
import { readPlaywrightReport, readVitestReport } from "./test-report.mjs";

const require = createRequire(import.meta.url);

await installWhatIsMissing();
// All that is checked has words in it.
if (!(await compileMessages())) refuse("The messages could not be compiled (see above).");
const results = mkdtempSync(path.join(tmpdir(), "comptoir-results-"));
const web = path.join(root, "apps", "web");
let passed = 0;
/** @type {import("./test-report.mjs").Failure[]} what failed: a check without tests, or a test */
const failures = [];
/** @type {import("./test-report.mjs").Failure[]} what failed once and is let pass, and is to be mended all the same */
const letPass = [];

// None needs another's end, and no one of them keeps every core busy: they go on beside each other, and what each says is
// printed as one when it is done.
await Promise.all([
  check("Build", async () => {
    await buildWhatIsStale();
    return 0;
  }),
  check("Formatter and linter", ({ node }) =>
    node([tool("@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings"]),
  ),
  check("Where the dependencies come from", ({ node }) => node([tool("lockfile-lint", "bin", "lockfile-lint.js")])),
  check("Types of the packages, the API and the server", ({ node }) =>
    node([tool("typescript", "bin", "tsc"), "--project", root]),
  ),
  check("Types of the site", async ({ node }) => {
    const generated = await node([tool("@react-router", "dev", "bin.cjs"), "typegen"], { cwd: web });
    return generated || node([tool("typescript", "bin", "tsc"), "--project", web]);
  }),
  check("Unused code and dependencies", ({ node }) => node([tool("knip", "bin", "knip.js"), "--no-progress"])),
  check("The API's document", async ({ node, said }) => {
    const document = path.join(results, "openapi.json");
    const file = openSync(document, "w");
    const printed = await node([path.join(root, "apps", "server", "src", "print-openapi.ts")], {
      stdio: ["ignore", file, said],
    });
    closeSync(file);
    const quiet = { ...environment(), REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
    return printed || node([require.resolve("@redocly/cli/bin/cli.js"), "lint", document], { env: quiet });
  }),
]);
// Clocks, races and a browser on a machine of two cores now and then have to wait for others: one test of each kind may be tried again.
await checkTests("Rules, calls and screens", readVitestReport, 1, (report) =>
  run(projectNode, [
    tool("vitest", "vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]),
);
await checkTests("Journeys in a real browser", readPlaywrightReport, 1, (report) =>
  runJourneys(["--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
);

rmSync(results, { recursive: true, force: true });
for (const { name, message } of letPass) process.stdout.write(`\nTo be mended: ${name}\n${message}\n`);
for (const { name, message } of failures) process.stdout.write(`\nFailed: ${name}\n${message}\n`);
process.stdout.write(failures.length === 0 ? "\nEvery check passed.\n" : "\n");
process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
process.exit(failures.length === 0 ? 0 : 1);

/**
 * One check without tests of its own. `act` answers an exit code; `node` runs a program on our Node, and what that says, like
 * whatever else is written to the file `said`, is printed once the check is done.
 */
async function check(title, act) {
  const begun = performance.now();
  const output = path.join(results, `${title}.txt`);
  const said = openSync(output, "w");
  const node = (args, options = {}) => run(projectNode, args, { stdio: ["ignore", said, said], ...options });
  const code = await act({ node, said });
  closeSync(said);
  announce(title, begun);
  process.stdout.write(readFileSync(output));
  if (code !== 0) failures.push({ name: title, message: "What it printed stands above." });
}

/** Begins what a check has to say, once it is known how long it took. */
function announce(title, begun) {
  process.stdout.write(`\n== ${title} (${Math.round((performance.now() - begun) / 1000)} s)\n`);
}

/** Tests whose report is read; so many of them may have wavered, which is told and fails nothing. */
async function checkTests(title, read, mayWaver, act) {
  process.stdout.write(`\n== ${title}\n`);
  const begun = performance.now();
  const report = path.join(results, `${read.name}.json`);
  const code = await act(report);
  announce(`${title}, all of them`, begun);
  const found = existsSync(report) ? read(report) : { passed: 0, failures: [] };
  passed += found.passed;
  const isLetPass = found.failures.length <= mayWaver && found.failures.every(({ wavers }) => wavers);
  (isLetPass ? letPass : failures).push(...found.failures);
  // A run that failed without a failed test (a file that does not load, a server that does not start) is a failure too.
  if (code !== 0 && found.failures.length === 0) {
    failures.push({ name: title, message: `It ended with ${code}, without a failed test.` });
  }
}

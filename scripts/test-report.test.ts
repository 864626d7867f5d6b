import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
// @ts-expect-error: the scripts are plain JavaScript, which an older Node runs too.
import { readPlaywrightReport, readVitestReport } from "./test-report.mjs";

// The report formats may change with the tools, so these tests run both tools and parse their real reports.

/** A longer timeout: each test starts a whole program on a busy machine. */
const SLOW_START = { timeout: 120_000 };

const modules = path.resolve(import.meta.dirname, "..", "node_modules");
const folder = await mkdtemp(path.join(tmpdir(), "comptoir-reports-"));
await symlink(modules, path.join(folder, "node_modules"));
afterAll(() => rm(folder, { recursive: true }));

const TESTS = `
  test("passes", () => expect(1).toBe(1));
  test("fails always", () => expect("the soup").toBe("hot"));
  test.skip("runs at full length alone", () => {});
`;

/** Runs a program of node_modules in the temporary folder; the run must fail. */
function runThere(program: string[], args: string[], settings: Record<string, string> = {}): Promise<void> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings };
  return new Promise((resolve, reject) =>
    execFile(process.execPath, [path.join(modules, ...program), ...args], { cwd: folder, env }, (error) =>
      error ? resolve() : reject(new Error("It did not fail.")),
    ),
  );
}

const waveringWith = (attempt: string) =>
  `import { existsSync, writeFileSync } from "node:fs";
   test("passes at its second attempt", () => {
     const second = existsSync("${attempt}");
     writeFileSync("${attempt}", "");
     expect(second).toBe(true);
   });`;

test(
  "A Vitest report: what passed at its second attempt only has failed, and so has a file that cannot be read.",
  SLOW_START,
  async () => {
    const own = `import { expect, test } from "vitest";`;
    await writeFile(path.join(folder, "some.test.mjs"), `${own}${waveringWith("vitest-attempt")}${TESTS}`);
    await writeFile(path.join(folder, "unread.test.mjs"), `import "./nowhere.mjs";`);
    await runThere(["vitest", "vitest.mjs"], ["run", "--retry=1", "--reporter=json", "--outputFile=vitest.json"]);
    const { passed, failures, skipped } = readVitestReport(path.join(folder, "vitest.json"));
    expect(passed).toBe(1);
    expect(skipped.map(lastOf)).toEqual(["runs at full length alone"]);
    expect(Object.fromEntries(failures.map(({ name, message }: Failure) => [lastOf(name), message]))).toEqual({
      "passes at its second attempt": expect.stringMatching(
        /^It passed at its second attempt only\.\n.*expected false/,
      ),
      "fails always": expect.stringMatching(/^(?!It passed).*the soup/),
      "unread.test.mjs": expect.stringContaining("nowhere.mjs"),
    });
    expect(failures.filter(({ wavers }: Failure) => wavers)).toHaveLength(1);
  },
);

test("A Playwright report: what passed at its second attempt only has failed.", SLOW_START, async () => {
  const own = `import { expect, test } from "@playwright/test";`;
  await writeFile(path.join(folder, "some.journey.mjs"), `${own}${waveringWith("playwright-attempt")}${TESTS}`);
  await writeFile(
    path.join(folder, "journeys.config.mjs"),
    `export default { testMatch: "*.journey.mjs", retries: 1 };`,
  );
  const args = ["test", "--config=journeys.config.mjs", "--reporter=json"];
  await runThere(["@playwright", "test", "cli.js"], args, { PLAYWRIGHT_JSON_OUTPUT_FILE: "playwright.json" });
  const { passed, failures, skipped } = readPlaywrightReport(path.join(folder, "playwright.json"));
  expect(passed).toBe(1);
  expect(skipped.map(lastOf)).toEqual(["runs at full length alone"]);
  expect(Object.fromEntries(failures.map(({ name, message }: Failure) => [lastOf(name), message]))).toEqual({
    "passes at its second attempt": expect.stringMatching(/^It passed at its second attempt only\.\n/),
    "fails always": expect.stringMatching(/^(?!It passed).*the soup/s),
  });
  expect(failures.filter(({ wavers }: Failure) => wavers)).toHaveLength(1);
});

type Failure = { readonly name: string; readonly message: string; readonly wavers: boolean };

const lastOf = (name: string) => name.split(/ > |\//).at(-1);

/**
 * `npm run check`: style, types, unused code, architecture, documents and messages, in about a minute. Needs no
 * database and no browser.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installWhatIsMissing } from "./install.mjs";
import { keepCompiledSources, refuse, tool } from "./project.mjs";
import { generateSources, runChecks, STATIC_CHECKS } from "./static-checks.mjs";

/** The tests that only read files. */
const FILES_READ = ["architecture.test.ts", "documentation.test.ts", "packages/messages"];

keepCompiledSources();
await installWhatIsMissing();
if (!(await generateSources())) refuse("The messages or the types of the routes could not be generated (see above).");
const folder = mkdtempSync(path.join(tmpdir(), "comptoir-check-"));
const words = {
  title: "Structure, documents and words",
  act: ({ node }) => node([tool("vitest", "vitest.mjs"), "run", "--project", "rules", ...FILES_READ]),
};
const failed = await runChecks([...STATIC_CHECKS, words], folder);
rmSync(folder, { recursive: true, force: true });
for (const title of failed) process.stdout.write(`\nFailed: ${title}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

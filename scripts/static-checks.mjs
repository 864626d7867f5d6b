/** The checks that run no test, each a program of its own whose exit code counts: `npm run check` and `npm test` run them. */
import { closeSync, openSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileMessages } from "./build.mjs";
import { environment, projectNode, root, run, tool } from "./project.mjs";

const require = createRequire(import.meta.url);
const web = path.join(root, "apps", "web");

/**
 * A check: `act` answers an exit code; `node` runs a program on our Node whose output, like what is written to the file `said`, is
 * printed once the check is done.
 * @typedef {{ title: string, act: (given: { node: Function, said: number, folder: string }) => Promise<number> }} Check
 */

/** @type {Check[]} none needs another's end */
export const STATIC_CHECKS = [
  {
    title: "Formatter and linter (npx biome check --write mends most)",
    act: ({ node }) => node([tool("@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings"]),
  },
  {
    title: "Where the dependencies come from",
    act: ({ node }) => node([tool("lockfile-lint", "bin", "lockfile-lint.js")]),
  },
  {
    title: "Types of the packages, the API and the server",
    act: ({ node }) => node([tool("typescript", "bin", "tsc"), "--project", root]),
  },
  {
    title: "Types of the site",
    act: ({ node }) => node([tool("typescript", "bin", "tsc"), "--project", web]),
  },
  {
    title: "Unused code and dependencies",
    act: ({ node }) => node([tool("knip", "bin", "knip.js"), "--no-progress"]),
  },
  {
    title: "The API's document",
    act: async ({ node, said, folder }) => {
      const document = path.join(folder, "openapi.json");
      const file = openSync(document, "w");
      const printed = await node([path.join(root, "apps", "server", "src", "print-openapi.ts")], {
        stdio: ["ignore", file, said],
      });
      closeSync(file);
      const quiet = { ...environment(), REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
      return printed || node([require.resolve("@redocly/cli/bin/cli.js"), "lint", document], { env: quiet });
    },
  },
];

/** Generates what the checks of types and of unused code read beside the sources; false when that fails. */
export async function generateSources() {
  const typegen = [tool("@react-router", "dev", "bin.cjs"), "typegen"];
  return (await compileMessages()) && (await run(projectNode, typegen, { cwd: web })) === 0;
}

/**
 * Runs checks beside each other, since no one of them keeps every core busy, and prints what each said as one.
 * @param {Check[]} checks
 * @param {string} folder where their output goes meanwhile
 * @returns {Promise<string[]>} the titles of those that failed
 */
export async function runChecks(checks, folder) {
  const failed = [];
  await Promise.all(
    checks.map(async ({ title, act }, index) => {
      const begun = performance.now();
      const output = path.join(folder, `check-${index}.txt`);
      const said = openSync(output, "w");
      const node = (args, options = {}) => run(projectNode, args, { stdio: ["ignore", said, said], ...options });
      const code = await act({ node, said, folder });
      closeSync(said);
      announce(title, begun);
      process.stdout.write(readFileSync(output));
      if (code !== 0) failed.push(title);
    }),
  );
  return failed;
}

/** Begins what a check has to say, once it is known how long it took. */
export function announce(title, begun) {
  process.stdout.write(`\n== ${title} (${Math.round((performance.now() - begun) / 1000)} s)\n`);
}

/** The checks without tests, each a program with an exit code. `npm run check` and `npm test` run them. */
import { closeSync, openSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileMessages } from "./build.mjs";
import { environment, projectNode, root, run, tool } from "./project.mjs";

const require = createRequire(import.meta.url);
const web = path.join(root, "apps", "web");

/**
 * A check. `act` returns an exit code. `node` runs a program on the project's Node. Its output, and that written to
 * the file `said`, is printed when the check ends.
 * @typedef {{ title: string, act: (given: { node: Function, said: number, folder: string }) => Promise<number> }} Check
 */

/** @type {Check[]} The order does not matter: no check depends on another. */
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

/** Generates the sources that the checks of types and unused code need. Returns false on failure. */
export async function generateSources() {
  const typegen = [tool("@react-router", "dev", "bin.cjs"), "typegen"];
  return (await compileMessages()) && (await run(projectNode, typegen, { cwd: web })) === 0;
}

/**
 * Runs checks concurrently, since no single one uses every core, and prints the output of each as one block.
 * @param {Check[]} checks
 * @param {string} folder the folder of temporary output
 * @returns {Promise<string[]>} the titles of the failed checks
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

/** Prints the heading of a check's output, with its duration. */
export function announce(title, begun) {
  process.stdout.write(`\n== ${title} (${Math.round((performance.now() - begun) / 1000)} s)\n`);
}

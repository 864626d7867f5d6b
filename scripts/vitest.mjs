/**
 * Runs Vitest on the project's Node, after compiling the messages and building the site.
 * `npm run test:changed` tests what the working tree affects, without the long server tests (`-- --long` adds them).
 * `npm run test:rules` tests only the rules and data; `npm run test:file -- PATH` tests the named files.
 */
import { buildWhatIsStale, compileMessages } from "./build.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { keepCompiledSources, projectNode, refuse, run, tool } from "./project.mjs";

/** Tests that start servers, kill them and wait for leases. */
const LONG = ["apps/server/**", "**/promises/**"];
const isLong = process.argv.includes("--long");

const RUNS = {
  changed: {
    options: ["--changed", ...(isLong ? [] : LONG.map((files) => `--exclude=${files}`))],
    prepare: buildWhatIsStale,
  },
  rules: { options: ["--project", "rules"], prepare: compileMessages },
  file: { options: [], prepare: buildWhatIsStale },
};

const [name, ...more] = process.argv.slice(2).filter((word) => word !== "--long");
const { options, prepare } = RUNS[name];
if (name === "file" && more.length === 0)
  refuse("Name a test file, or a part of its path: npm run test:file -- merge-carts");
keepCompiledSources();
await installWhatIsMissing();
await prepare();
process.exitCode = await run(projectNode, [tool("vitest", "vitest.mjs"), "run", "--retry=0", ...options, ...more]);

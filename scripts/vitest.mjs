/**
 * Runs Vitest on the project's Node with the messages compiled and the site built. `npm run test:changed` tests what
 * the working tree touches; `npm run promises` tries each promise as often as it says, which takes a while, and then the network that goes
 * away in a real browser.
 */
import { buildWhatIsStale } from "./build.mjs";
import { runJourneys } from "./e2e.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { environment, projectNode, run, tool } from "./project.mjs";

const RUNS = {
  changed: { options: ["--changed", "--retry=0"], settings: {} },
  promises: {
    options: ["--project", "server", "--project", "rules", "--retry=0"],
    settings: { npm_lifecycle_event: "promises" },
  },
};

const [name, ...more] = process.argv.slice(2);
const { options, settings } = RUNS[name];
await installWhatIsMissing();
await buildWhatIsStale();
process.exitCode = await run(projectNode, [tool("vitest", "vitest.mjs"), "run", ...options, ...more], {
  env: { ...environment(), ...settings },
});
if (name === "promises" && more.length === 0 && process.exitCode === 0) {
  process.exitCode = await runJourneys(["no-network"], settings);
}

/**
 * `npm run e2e`: runs only the journeys in a real browser. Options are passed to Playwright:
 * `npm run e2e -- --headed`.
 */
import path from "node:path";
import { buildWhatIsStale } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { environment, isCalled, keepCompiledSources, projectNode, root, run, tool } from "./project.mjs";

/**
 * Runs the journeys on the built site.
 * @param {string[]} options options of Playwright
 * @param {Record<string, string>} [settings] additional environment variables, such as the path of a report
 */
export async function runJourneys(options, settings = {}) {
  const chromium = await findChromium();
  if ("command" in chromium) {
    process.stderr.write(`No Chromium was found for the browser tests. Install one with: ${chromium.command}\n`);
    return 1;
  }
  return run(projectNode, [tool("@playwright", "test", "cli.js"), "test", ...options], {
    cwd: path.join(root, "e2e"),
    env: { ...environment(), ...settings, PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: chromium.path },
  });
}

if (isCalled(import.meta.url)) {
  keepCompiledSources();
  await installWhatIsMissing();
  await buildWhatIsStale();
  process.exitCode = await runJourneys(process.argv.slice(2));
}

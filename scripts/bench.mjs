/**
 * `npm run bench`: measures the calls, the orders and the first view of a menu, each against a limit measured in the
 * same run.
 */
import { buildWhatIsStale } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { runOnProjectNode } from "./run-on-project-node.mjs";

await installWhatIsMissing();
await buildWhatIsStale();
const chromium = await findChromium();
// Without a Chromium, the benchmark of the first view is skipped with a message.
if ("path" in chromium) process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH = chromium.path;
await runOnProjectNode("bench/main.ts", process.argv.slice(2));

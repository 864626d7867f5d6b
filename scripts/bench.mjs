/** `npm run bench`: how fast the calls, the orders and the first view of a menu are, each beside a limit measured in the same run. */
import { buildWhatIsStale } from "./build.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { runOnProjectNode } from "./run-on-project-node.mjs";

await installWhatIsMissing();
await buildWhatIsStale();
await runOnProjectNode("bench/main.ts", process.argv.slice(2));

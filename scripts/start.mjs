/** `npm start`: from a fresh clone to a running Comptoir in one command. operations#start. */
import { buildWhatIsStale } from "./build.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { runOnProjectNode } from "./run-on-project-node.mjs";

await installWhatIsMissing();
await buildWhatIsStale();
await runOnProjectNode("apps/server/src/main.ts", []);

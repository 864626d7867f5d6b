/**
 * `npm run db:reset`: throws the embedded database away; the next start makes a new one with the demonstration in it.
 */
import { installWhatIsMissing } from "./install.mjs";
import { runOnProjectNode } from "./run-on-project-node.mjs";

await installWhatIsMissing();
await runOnProjectNode("apps/server/src/reset-database.ts", []);

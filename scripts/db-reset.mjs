/** `npm run db:reset`: deletes the embedded database. The next start creates a new one with the demonstration. */
import { installWhatIsMissing } from "./install.mjs";
import { runOnProjectNode } from "./run-on-project-node.mjs";

await installWhatIsMissing();
await runOnProjectNode("apps/server/src/reset-database.ts", []);

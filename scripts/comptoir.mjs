/** `npm run comptoir -- …`: the command line, with the settings of the server, which need not be running. */
import path from "node:path";
import { installWhatIsMissing } from "./install.mjs";
import { projectNode, refuse, root, run } from "./project.mjs";
import { runOnProjectNode } from "./run-on-project-node.mjs";

await installWhatIsMissing();
// Commands need the compiled messages, but not the site.
const compiled = await run(projectNode, [path.join(root, "packages", "messages", "scripts", "compile.ts")]);
if (compiled !== 0) refuse("The messages could not be compiled (see above).");
// npm changed to the checkout's folder; file arguments are relative to the caller's.
if (process.env.npm_lifecycle_event === "comptoir" && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
await runOnProjectNode("apps/server/src/comptoir.ts", process.argv.slice(2));

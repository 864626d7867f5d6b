/** One process and one port: the database, its migrations, the demonstration, the API and the site. */
import { configOfProcess } from "./config.ts";
import { runServer } from "./run-server.ts";
import { endRefused } from "./start-refusal.ts";
import { onStopRequest } from "./stop-request.ts";

try {
  const started = runServer(configOfProcess(), (line) => process.stdout.write(`${line}\n`));
  onStopRequest(async () => (await started).stop());
  await started;
} catch (error) {
  endRefused(error);
}

/** One process and one port: the database, its migrations, the demonstration, the API and the site. */
import { configOfProcess } from "./config.ts";
import { endRefused } from "./start-refusal.ts";
import { onStopRequest } from "./stop-request.ts";

try {
  const config = configOfProcess();
  // Loaded only now, so that a setting that does not parse is said at once.
  const { runServer } = await import("./run-server.ts");
  const started = runServer(config, (line) => process.stdout.write(`${line}\n`));
  onStopRequest(async () => (await started).stop());
  await started;
} catch (error) {
  endRefused(error);
}

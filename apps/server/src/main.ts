/** One process and one port: the database, its migrations, the demonstration, the API and the site. */
import { readConfig } from "./config.ts";
import { runServer } from "./run-server.ts";
import { StartRefusal } from "./start-refusal.ts";
import { onStopRequest } from "./stop-request.ts";

const config = readConfig(process.env);
if ("refused" in config) refuse(config.refused.line);

try {
  const started = runServer(config, (line) => process.stdout.write(`${line}\n`));
  onStopRequest(async () => (await started).stop());
  await started;
} catch (error) {
  if (error instanceof StartRefusal) refuse(error.message);
  throw error;
}

function refuse(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** One process and one port: the database, its migrations, the demonstration, the API and the site. */
import { configOfProcess } from "./config.ts";
import { openLineWriter } from "./line-writer.ts";
import { sayUnknownSettings } from "./setting-names.ts";
import { endRefused } from "./start-refusal.ts";
import { onStopRequest } from "./stop-request.ts";

/** What is still to be said when the process ends may take so long. */
const LAST_WORDS_MS = 500;

// A closed pipe or a full disk behind standard output must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

// React renders several times slower in its development form, which it takes unless it is told.
process.env.NODE_ENV ??= "production";

sayUnknownSettings();
try {
  const config = configOfProcess();
  // Loaded only now, so that a setting that does not parse is said at once.
  const [{ runServer }, { openLog }] = await Promise.all([import("./run-server.ts"), import("./logger.ts")]);
  const log = openLog();
  const words = openLineWriter(process.stdout);
  const started = runServer(config, { log, say: (line) => words.write(`${line}\n`) });
  const flush = () => Promise.all([log.lines, words].map((lines) => lines.flush(LAST_WORDS_MS)));
  onStopRequest(started.then(({ drain, stop }) => ({ drain, stop: () => stop().finally(flush) })));
  await started;
} catch (error) {
  endRefused(error);
}

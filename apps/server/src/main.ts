/** Entry of the server: one process and one port for the database, migrations, demonstration, API and site. */
import { configOfProcess } from "./config.ts";
import { openLineWriter } from "./line-writer.ts";
import { sayUnknownSettings } from "./setting-names.ts";
import { endRefused } from "./start-refusal.ts";
import { onStopRequest } from "./stop-request.ts";

/** Timeout in ms for pending output when the process ends. */
const LAST_WORDS_MS = 500;

// A closed pipe or a full disk must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

// React's development build renders several times slower.
process.env.NODE_ENV ??= "production";

sayUnknownSettings();
try {
  const config = configOfProcess();
  // Lazy-loaded, so that an invalid setting is reported at once.
  const [{ runServer }, { openLog }] = await Promise.all([import("./run-server.ts"), import("./logger.ts")]);
  const log = openLog(config.logFormat);
  const words = openLineWriter(process.stdout);
  const started = runServer(config, { log, say: (line) => words.write(`${line}\n`) });
  const flush = () => Promise.all([log.lines, words].map((lines) => lines.flush(LAST_WORDS_MS)));
  onStopRequest(started.then(({ drain, stop }) => ({ drain, stop: () => stop().finally(flush) })));
  await started;
} catch (error) {
  endRefused(error);
}

import { type Logger, pino } from "pino";
import { type LineWriter, openLineWriter } from "./line-writer.ts";

/** Log of the process: JSON lines on standard error. */
export type Log = { readonly logger: Logger; readonly lines: LineWriter };

/**
 * Opens a log of JSON lines on standard error; text for people goes to standard output. Secrets are redacted
 * in every line. Logging never blocks or fails a call. operations#log.
 */
export function openLog(level = "info"): Log {
  const lines = openLineWriter(process.stderr, (count) => {
    const time = new Date().toISOString();
    return `${JSON.stringify({ level: pino.levels.values.warn, time, event: "log_lines_dropped", count })}\n`;
  });
  const logger = pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ["req.headers.authorization", "req.headers.cookie", "*.password", "*.token", "*.card", "err.config"],
        censor: "[left out]",
      },
    },
    { write: lines.write },
  );
  return { logger, lines };
}

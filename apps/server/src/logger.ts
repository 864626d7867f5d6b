import { type Logger, pino } from "pino";
import { type LineWriter, openLineWriter } from "./line-writer.ts";

/** The process's log: JSON lines on standard error. */
export type Log = { readonly logger: Logger; readonly lines: LineWriter };

/** Opens the process's log, which redacts secrets. Logging never blocks a call and never fails it. operations#log. */
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

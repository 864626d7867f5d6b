import { type Logger, pino } from "pino";
import { type LineWriter, openLineWriter } from "./line-writer.ts";
import { wordLogLine } from "./log-text.ts";

/** The process's log on standard error: lines of JSON, or of text for a person. */
export type Log = { readonly logger: Logger; readonly lines: LineWriter };

/** Where a process writes: its log, and lines for the person who started it. */
export type ProcessOutput = { log: Log; say: (line: string) => void };

/** How lines are written: `text` is for a person, and the default at a terminal. operations#log-format. */
export type LogFormat = "json" | "text";

/** Opens the process's log, which redacts secrets. Logging never blocks a call and never fails it. operations#log. */
export function openLog(format: LogFormat | null = null, level = "info"): Log {
  const isText = (format ?? (process.stderr.isTTY ? "text" : "json")) === "text";
  const written = isText ? wordLogLine : (line: string) => line;
  const lines = openLineWriter(process.stderr, (count) => {
    const time = new Date().toISOString();
    return written(`${JSON.stringify({ level: pino.levels.values.warn, time, event: "log_lines_dropped", count })}\n`);
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
    { write: (line) => lines.write(written(line)) },
  );
  return { logger, lines };
}

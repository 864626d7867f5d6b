import { type Logger, pino } from "pino";

/**
 * Lines of JSON on standard error; what people read goes to standard output. Secrets never get into a line, whoever
 * logs them.
 */
export function createLogger(level = "info"): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ["req.headers.authorization", "req.headers.cookie", "*.password", "*.token", "*.card", "err.config"],
        censor: "[left out]",
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}

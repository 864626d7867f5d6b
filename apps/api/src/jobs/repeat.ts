import type { Logger } from "../settings.ts";

/** Work that is done again and again while a server runs. */
export type Repeated = { readonly stop: () => Promise<void> };

/**
 * Does something at once and then every so often, never twice at the same time. A round that fails is logged under its
 * event and the next one comes all the same. `stop` waits for the round that is running.
 */
export function repeat(everyMs: number, failureEvent: string, logger: Logger, round: () => Promise<void>): Repeated {
  let running: Promise<void> | null = null;
  const begin = () => {
    running ??= round()
      .catch((error: Error) => logger.warn({ event: failureEvent, reason: error.message }))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(begin, everyMs).unref();
  begin();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

import type { Logger } from "../settings.ts";

export type Repeated = { readonly stop: () => Promise<void> };

/**
 * Runs `round` at once and then at an interval, never concurrently. A failed round is logged. `stop` waits
 * for the round in progress.
 */
export function repeat(everyMs: number, name: string, logger: Logger, round: () => Promise<void>): Repeated {
  let running: Promise<void> | null = null;
  const begin = () => {
    running ??= round()
      .catch((error: Error) => logger.warn({ event: "round_failed", round: name, reason: error.message }))
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

/**
 * Runs `act` for each item in sequence. A failing item is logged and does not stop the others; the next round
 * retries it.
 */
export async function forEachIsolated<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  { name, logger, namesOf }: EachOfRound<Item>,
): Promise<void> {
  for (const item of items) {
    await act(item).catch((error: Error) =>
      logger.warn({ event: "round_failed", round: name, ...namesOf(item), reason: error.message }),
    );
  }
}

type EachOfRound<Item> = {
  readonly name: string;
  readonly logger: Logger;
  /** Log fields that identify an item: ids, never personal data. */
  readonly namesOf: (item: Item) => Readonly<Record<string, string>>;
};

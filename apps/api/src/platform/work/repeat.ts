import type { Logger } from "../settings.ts";

/** Work that is done again and again while a server runs. */
export type Repeated = { readonly stop: () => Promise<void> };

/**
 * Runs a round at once and then every so often, never twice at the same time. A round that throws is logged by its name, and the
 * next one comes all the same. `stop` waits for the round that is running.
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
 * Does something for each item of a round, one after the other. One that throws is logged by the round's name and holds no other up: the
 * next round comes to it again.
 */
export async function eachApart<Item>(
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

/** How a round says which of its items failed. */
type EachOfRound<Item> = {
  readonly name: string;
  readonly logger: Logger;
  /** What the log says of an item: ids, never a person. */
  readonly namesOf: (item: Item) => Readonly<Record<string, string>>;
};

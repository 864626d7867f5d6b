/** A way out on which messages go side by side, or one alone. */
export type Lane = {
  readonly beside: <Result>(send: () => Promise<Result>) => Promise<Result>;
  /** Waits for those that have begun; those that come later wait for this one. */
  readonly alone: <Result>(send: () => Promise<Result>) => Promise<Result>;
};

/** Opens a lane: a readers-writer lock in which `alone` writes, and goes before those that come after it. */
export function openLane(): Lane {
  const besides = new Set<Promise<unknown>>();
  let lastAlone: Promise<unknown> = Promise.resolve();
  return {
    beside: async (send) => {
      for (let awaited: Promise<unknown> | null = null; awaited !== lastAlone; ) {
        awaited = lastAlone;
        await awaited;
      }
      const sending = send();
      besides.add(sending);
      return sending.finally(() => besides.delete(sending));
    },
    alone: (send) => {
      const sending = lastAlone.then(() => Promise.allSettled(besides)).then(send);
      lastAlone = sending.catch(() => undefined);
      return sending;
    },
  };
}

/** A readers-writer lock for sending messages: `beside` is shared, `alone` is exclusive. */
export type Lane = {
  readonly beside: <Result>(send: () => Promise<Result>) => Promise<Result>;
  /** Waits for running sends, and runs `send` while later ones wait. */
  readonly alone: <Result>(send: () => Promise<Result>) => Promise<Result>;
};

/** Opens a readers-writer lock. A waiting `alone` runs before sends that were requested later. */
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

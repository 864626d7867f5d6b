/** What is kept in memory by a key, as long as there is room for it. */
export type RecentlyUsed<Value> = {
  /** Reading makes it the last to go. */
  readonly get: (key: string) => Value | undefined;
  /** Keeps a value whose size is not known yet. */
  readonly set: (key: string, value: Value) => void;
  /** Says how large a value turned out to be, unless another has taken its place; what was not read for longest makes room. */
  readonly weigh: (key: string, value: Value, bytes: number) => void;
  readonly delete: (key: string) => void;
  readonly clear: () => void;
};

/** Keeps values up to a size in all. One that is larger than that by itself is kept until the next one is. */
export function keepRecentlyUsed<Value>(bytesMax: number): RecentlyUsed<Value> {
  // A map gives its keys in the order in which they were set.
  const kept = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function put(key: string, value: Value, bytes: number): void {
    drop(key);
    kept.set(key, { value, bytes });
    total += bytes;
  }

  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set: (key, value) => put(key, value, 0),
    weigh(key, value, bytes) {
      if (kept.get(key)?.value !== value) return;
      put(key, value, bytes);
      for (const oldest of kept.keys()) {
        if (total <= bytesMax || oldest === key) break;
        drop(oldest);
      }
    },
    delete: drop,
    clear() {
      kept.clear();
      total = 0;
    },
  };
}

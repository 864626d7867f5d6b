export function aStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/** `key-1`, `key-2` and so on. */
export function keysInTurn(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `key-${made}`;
  };
}

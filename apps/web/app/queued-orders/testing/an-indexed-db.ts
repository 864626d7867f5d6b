import { vi } from "vitest";

type Kept = Map<string, { readonly key: string }>;
type Handler = (() => void) | null;

/**
 * Replaces IndexedDB with an in-memory version until the test ends. `fill` makes writes fail as on a full
 * disk; `close` makes opening fail as in a private window.
 */
export function openIndexedDb() {
  let kept: Kept = new Map();
  let [isFull, isClosed] = [false, false];
  let last: Promise<void> = Promise.resolve();

  function transaction(_: string, mode: IDBTransactionMode) {
    let working: Kept = new Map();
    const waiting: Array<() => void> = [];
    const ask = <Value>(work: () => Value) => {
      const request = { result: undefined as Value | undefined, onsuccess: null as Handler };
      waiting.push(() => {
        request.result = structuredClone(work());
        request.onsuccess?.();
      });
      return request;
    };
    const store = {
      get: (key: string) => ask(() => working.get(key)),
      getAll: () => ask(() => [...working.values()]),
      put: (value: { readonly key: string }) => ask(() => void working.set(value.key, structuredClone(value))),
      delete: (key: string) => ask(() => void working.delete(key)),
    };
    const begun = {
      objectStore: () => store,
      oncomplete: null as Handler,
      onabort: null as Handler,
      error: new Error("full"),
    };
    last = last.then(async () => {
      working = new Map(kept);
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        next();
        await Promise.resolve();
      }
      if (isFull && mode === "readwrite") return begun.onabort?.();
      kept = working;
      begun.oncomplete?.();
    });
    return begun;
  }

  const open = () => {
    const opening = {
      result: { transaction, close() {} },
      error: new Error("closed"),
      onsuccess: null as Handler,
      onerror: null as Handler,
    };
    queueMicrotask(() => (isClosed ? opening.onerror?.() : opening.onsuccess?.()));
    return opening;
  };
  const deleteDatabase = () => {
    kept = new Map();
  };
  vi.stubGlobal("indexedDB", { open, deleteDatabase });
  return {
    fill: () => {
      isFull = true;
    },
    close: () => {
      isClosed = true;
    },
  };
}

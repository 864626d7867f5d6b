import { browserStorage, QUEUE_CHANGED, QUEUE_NAME, writeStorage } from "../browser-storage.ts";
import type { QueuedOrder } from "./queued-order.ts";

const STORE = "orders";

/** Returns whether the browser supports IndexedDB and Web Locks, which need https or localhost. */
export function canQueue(): boolean {
  return typeof indexedDB !== "undefined" && "locks" in navigator;
}

export function listQueued(): Promise<QueuedOrder[]> {
  return inStore("readonly", (store) => store.getAll() as IDBRequest<QueuedOrder[]>);
}

/**
 * Changes a queued order in one transaction, and returns the stored order. `change` receives the stored
 * order, or null. It returns the new order, null to delete it, or the same object for no change.
 */
export async function changeQueued(
  key: string,
  change: (kept: QueuedOrder | null) => QueuedOrder | null,
): Promise<QueuedOrder | null> {
  let next: QueuedOrder | null = null;
  await inStore("readwrite", (store) => {
    const reading = store.get(key) as IDBRequest<QueuedOrder | undefined>;
    reading.onsuccess = () => {
      const kept = reading.result ?? null;
      next = change(kept);
      if (next === null) store.delete(key);
      else if (next !== kept) store.put(next);
    };
    return reading;
  });
  await announce();
  return next;
}

/** Calls `onChange` after every change of the queue in any page. Returns a function that unsubscribes. */
export function followQueue(onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === QUEUE_NAME && onChange();
  addEventListener(QUEUE_CHANGED, onChange);
  addEventListener("storage", hear);
  return () => {
    removeEventListener(QUEUE_CHANGED, onChange);
    removeEventListener("storage", hear);
  };
}

async function announce(): Promise<void> {
  const { length } = await listQueued();
  writeStorage(browserStorage().browser, QUEUE_NAME, length === 0 ? null : `${length} ${Date.now()} ${Math.random()}`);
  dispatchEvent(new Event(QUEUE_CHANGED));
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: "strict" });
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(QUEUE_NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "key" });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

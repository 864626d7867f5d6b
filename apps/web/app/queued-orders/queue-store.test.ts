import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { QUEUE_NAME } from "../browser-storage.ts";
import { aStorage } from "../testing/a-storage.ts";
import { canQueue, changeQueued, followQueue, listQueued } from "./queue-store.ts";
import { aQueuedOrder } from "./testing/a-queued-order.ts";
import { openIndexedDb } from "./testing/an-indexed-db.ts";

let database: ReturnType<typeof openIndexedDb>;
let storage: Storage;

beforeEach(() => {
  database = openIndexedDb();
  storage = aStorage();
  const page = new EventTarget();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", aStorage());
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, page[name].bind(page));
});

afterEach(() => vi.unstubAllGlobals());

describe("The queue of a browser", () => {
  test("stores an order until it is removed, and its storage entry tells all pages whether there is any.", async () => {
    expect(await changeQueued("key-1", () => aQueuedOrder())).toEqual(aQueuedOrder());
    expect(await listQueued()).toEqual([aQueuedOrder()]);
    expect(storage.getItem(QUEUE_NAME)).toMatch(/^1 /);
    expect(await changeQueued("key-1", () => null)).toBeNull();
    expect(await listQueued()).toEqual([]);
    expect(storage.getItem(QUEUE_NAME)).toBeNull();
  });

  test("does not send an order that another page has taken back, in whichever order the two pages call.", async () => {
    await changeQueued("key-1", () => aQueuedOrder());
    const [, left] = await Promise.all([
      changeQueued("key-1", (kept) => (kept?.stage.name === "sending" ? kept : null)),
      changeQueued("key-1", (kept) => kept && { ...kept, stage: { name: "sending" } }),
    ]);
    expect(left).toBeNull();
    expect(await listQueued()).toEqual([]);

    await changeQueued("key-2", () => aQueuedOrder({ name: "waiting" }, "key-2"));
    const [, dropped] = await Promise.all([
      changeQueued("key-2", (kept) => kept && { ...kept, stage: { name: "sending" } }),
      changeQueued("key-2", (kept) => (kept?.stage.name === "sending" ? kept : null)),
    ]);
    expect(dropped?.stage.name).toBe("sending");
  });

  test("notifies its subscribers of each change, until they unsubscribe.", async () => {
    const onChange = vi.fn();
    const stop = followQueue(onChange);
    await changeQueued("key-1", () => aQueuedOrder());
    expect(onChange).toHaveBeenCalledTimes(1);
    dispatchEvent(Object.assign(new Event("storage"), { key: QUEUE_NAME }));
    dispatchEvent(Object.assign(new Event("storage"), { key: "another" }));
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    await changeQueued("key-1", () => null);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test("fails if the device is full or blocks storage, so that no page says that an order waits.", async () => {
    database.fill();
    await expect(changeQueued("key-1", () => aQueuedOrder())).rejects.toThrow("full");
    expect(await listQueued()).toEqual([]);
    expect(storage.getItem(QUEUE_NAME)).toBeNull();
    database.close();
    await expect(listQueued()).rejects.toThrow("closed");
  });

  test("needs a browser with locks, by which pages agree which of them sends.", () => {
    vi.stubGlobal("navigator", {});
    expect(canQueue()).toBe(false);
    vi.stubGlobal("navigator", { locks: {} });
    expect(canQueue()).toBe(true);
  });
});

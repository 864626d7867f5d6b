import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { answerEndOfServiceWorker } from "./end-of-service-worker.ts";

test("The last service worker takes effect at once, deletes the old worker's caches and unregisters; other caches stay.", async () => {
  const answer = answerEndOfServiceWorker();
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  const kept = new Set(["comptoir-menu-braise", "comptoir-shell-1", "another-product"]);
  const log: string[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  runInNewContext(await answer.text(), {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    skipWaiting: () => log.push("does not wait"),
    caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    registration: { unregister: async () => log.push("leaves") },
  });
  listeners.install?.({});
  const work = Promise.withResolvers<unknown>();
  listeners.activate?.({ waitUntil: work.resolve });
  await work.promise;
  expect(log).toEqual(["does not wait", "leaves"]);
  expect([...kept]).toEqual(["another-product"]);
});

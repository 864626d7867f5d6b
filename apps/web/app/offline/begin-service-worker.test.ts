import { describe, expect, test } from "vitest";
import { beginServiceWorker } from "./begin-service-worker.ts";

type Worker = EventTarget & { state: ServiceWorkerState };

const aWorker = (state: ServiceWorkerState): Worker => Object.assign(new EventTarget(), { state });

function go(worker: Worker, state: ServiceWorkerState): void {
  worker.state = state;
  worker.dispatchEvent(new Event("statechange"));
}

/** Returns a fake browser whose registration has an installing or an active worker. */
function aBrowser(registration: { installing?: Worker; active?: Worker }) {
  const ready = Promise.withResolvers<object>();
  let isRegistered = true;
  const workers = {
    register: async () => registration,
    ready: ready.promise,
    getRegistration: async () => (isRegistered ? registration : undefined),
  } as unknown as ServiceWorkerContainer;
  const becomeReady = (active: Worker) => ready.resolve({ active });
  const unregister = () => {
    isRegistered = false;
  };
  return { workers, becomeReady, unregister };
}

describe("A service worker", () => {
  test("counts as active if it is activated already, or is activated now.", async () => {
    const known = aBrowser({ active: aWorker("activated") });
    known.becomeReady(aWorker("activated"));
    expect(await beginServiceWorker(known.workers)).toBe(true);

    const worker = aWorker("installing");
    const { workers, becomeReady } = aBrowser({ installing: worker });
    const begun = beginServiceWorker(workers);
    go(worker, "activating");
    becomeReady(worker);
    setTimeout(() => go(worker, "activated"));
    expect(await begun).toBe(true);
  });

  test("does not count as active if it unregisters itself on activation, so that nothing is cached in vain.", async () => {
    const worker = aWorker("installing");
    const { workers, becomeReady, unregister } = aBrowser({ installing: worker });
    const begun = beginServiceWorker(workers);
    go(worker, "activating");
    becomeReady(worker);
    setTimeout(() => {
      unregister();
      go(worker, "activated");
    });
    expect(await begun).toBe(false);
  });

  test("does not count as active if it becomes redundant, or if the browser refuses it.", async () => {
    const worker = aWorker("installing");
    const { workers } = aBrowser({ installing: worker });
    const begun = beginServiceWorker(workers);
    setTimeout(() => go(worker, "redundant"));
    expect(await begun).toBe(false);
    const refusing = { register: () => Promise.reject(new Error("no")) } as unknown as ServiceWorkerContainer;
    expect(await beginServiceWorker(refusing)).toBe(false);
  });
});

/**
 * Has the browser take our service worker, and answers whether one is at work: not where the browser refuses it, and not where it is
 * switched off, when the one that comes takes itself out again. operations#offline-setting.
 */
export async function beginServiceWorker(workers: ServiceWorkerContainer): Promise<boolean> {
  // A browser may refuse, and some say nothing of it.
  const registration = await workers.register("/service-worker.js").catch(() => null);
  if (!registration) return false;
  const isAtWork = await Promise.race([workers.ready.then(untilActive), whenGone(registration)]);
  return isAtWork && (await workers.getRegistration()) !== undefined;
}

/** Resolves once a worker has done what it begins with: one that is switched off has left by then. */
function untilActive({ active }: ServiceWorkerRegistration): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => active?.state !== "activating" && resolve(active?.state === "activated");
    active?.addEventListener("statechange", look);
    look();
  });
}

/** Resolves to false where the worker that comes leaves before it has begun. */
function whenGone(registration: ServiceWorkerRegistration): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = registration.installing ?? registration.waiting;
    worker?.addEventListener("statechange", () => worker.state === "redundant" && resolve(false));
  });
}

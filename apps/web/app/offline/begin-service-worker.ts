/**
 * Registers the service worker. Returns false if the browser refuses it, or if the operator has switched it
 * off, so that the worker unregisters itself. operations#offline-setting.
 */
export async function beginServiceWorker(workers: ServiceWorkerContainer): Promise<boolean> {
  // Some browsers return nothing instead of throwing when they refuse.
  const registration = await workers.register("/service-worker.js").catch(() => null);
  if (!registration) return false;
  const isAtWork = await Promise.race([workers.ready.then(untilActive), whenGone(registration)]);
  return isAtWork && (await workers.getRegistration()) !== undefined;
}

/** Resolves when the activation has ended. A worker that is switched off has unregistered itself by then. */
function untilActive({ active }: ServiceWorkerRegistration): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => active?.state !== "activating" && resolve(active?.state === "activated");
    active?.addEventListener("statechange", look);
    look();
  });
}

function whenGone(registration: ServiceWorkerRegistration): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = registration.installing ?? registration.waiting;
    worker?.addEventListener("statechange", () => worker.state === "redundant" && resolve(false));
  });
}

/**
 * Final service worker: deletes its caches and unregisters itself. Queued orders stay, and open pages keep
 * working.
 */
const LAST_SERVICE_WORKER = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name.startsWith("comptoir-")) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/**
 * Answers requests for the service worker when it is disabled. At the next visit, browsers replace the old
 * worker by this one, which removes itself. A 404 would leave the old worker active.
 * operations#offline-setting.
 */
export function answerEndOfServiceWorker(): Response {
  return new Response(LAST_SERVICE_WORKER, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  });
}

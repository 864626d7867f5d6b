/** The last service worker: deletes its caches and unregisters itself. Queued orders stay. */
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
 * Answers requests for the service worker if it is disabled. Browsers replace the old worker by this one; a
 * 404 would leave it active. operations#offline-setting.
 */
export function answerEndOfServiceWorker(): Response {
  return new Response(LAST_SERVICE_WORKER, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  });
}

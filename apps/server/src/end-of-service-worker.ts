/** Takes itself out of the browser, with all that it kept there but the orders that wait; the pages go on without it. */
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
 * Answers in the place of the service worker where it is switched off: each browser takes this one at its next visit, and is rid of
 * both. An answer of 404 would leave the old one at work. operations#offline-setting.
 */
export function answerEndOfServiceWorker(): Response {
  return new Response(LAST_SERVICE_WORKER, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  });
}

import { answerFile, answerPage, answerPicture } from "./answer-without-network.ts";
import { SHELL_CACHES } from "./cache-names.ts";

/** The assets of the ordering screens, and a hash of their names; inserted by the build. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_VERSION: string;

type Extendable = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Fetched = Event & { readonly request: Request; readonly respondWith: (answer: Promise<Response>) => void };
const worker = globalThis as unknown as {
  readonly location: Location;
  readonly clients: { readonly claim: () => Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetched) => void): void;
};

const shellName = SHELL_CACHES + SHELL_VERSION;

/*
 * The worker answers only navigations, assets and pictures of this origin. API calls, page data, forms and
 * other origins bypass it, so it never caches personal data. Decision 069.
 */
worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(shellName).then((shell) => shell.addAll([...SHELL_FILES])));
});

// A new worker activates once all pages of the previous release are closed, because they need their scripts.
worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOlderShells(), worker.clients.claim()]));
});

async function forgetOlderShells(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(SHELL_CACHES) && name !== shellName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  // Do not answer kiosk links: only a navigation by the browser itself proves that a person opened the
  // venue's tablet. people#kiosk.
  if (searchParams.has("kiosk") && navigator.onLine) return;
  if (request.mode === "navigate") event.respondWith(answerPage(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(answerFile(request));
  else if (pathname.startsWith("/pictures/")) event.respondWith(answerPicture(request));
});

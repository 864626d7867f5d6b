import { existsSync } from "node:fs";

/** The usual paths of Chromium, for tests that were not started by `npm run e2e` or `npm run bench`. */
const SYSTEMS_OWN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome"];

/** The path of Chromium: the configured one, else the system's; undefined if there is none. */
export const CHROMIUM_PATH: string | undefined =
  process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH || SYSTEMS_OWN.find((place) => existsSync(place));

/** Flags that prevent all network requests of Chromium except the page's. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

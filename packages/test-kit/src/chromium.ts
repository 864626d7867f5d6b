import { existsSync } from "node:fs";

/** Where systems keep their Chromium, for those who did not come by `npm run e2e` or `npm run bench`. */
const SYSTEMS_OWN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome"];

/** The browser that shows our pages: the one that we are told of, else the system's; undefined where there is neither. */
export const CHROMIUM_PATH: string | undefined =
  process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH || SYSTEMS_OWN.find((place) => existsSync(place));

/** Flags that keep Chromium from any network request but those of our page. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

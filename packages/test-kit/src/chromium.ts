import { existsSync } from "node:fs";

/** The usual paths of Chromium, if the environment variable is not set. */
const SYSTEMS_OWN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome"];

/** The path of Chromium, from the environment variable or the system; undefined if there is none. */
export const CHROMIUM_PATH: string | undefined =
  process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH || SYSTEMS_OWN.find((place) => existsSync(place));

/** Flags that prevent Chromium's own network requests. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

import { existsSync } from "node:fs";

/** Where systems keep their Chromium, for those who call Playwright without `npm run e2e`. */
const SYSTEMS_OWN = ["/usr/bin/chromium", "/usr/bin/google-chrome"];
const executablePath =
  process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH || SYSTEMS_OWN.find((place) => existsSync(place));

/** The browser that the journeys run in: the one that we are told of, else the system's, else Playwright's own. It calls nobody. */
export const CHROMIUM = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

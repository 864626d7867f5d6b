import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "@comptoir/test-kit/chromium";

/**
 * Disables the optimizing JavaScript compilers: pages of a journey live for seconds, and compiling takes a tenth of
 * the work.
 */
const FOR_SECONDS = "--js-flags=--no-opt --no-maglev";

/** The browser of the journeys: the configured one, else the system's, else Playwright's own. */
export const CHROMIUM = {
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: [...CHROMIUM_FLAGS, FOR_SECONDS],
};

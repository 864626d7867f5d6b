import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "@comptoir/test-kit/chromium";

/** Disables the optimizing compilers, which cost a tenth of the work, because the pages live for seconds. */
const FOR_SECONDS = "--js-flags=--no-opt --no-maglev";

/** The browser of the journeys: the configured one, else the system's, else Playwright's. */
export const CHROMIUM = {
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: [...CHROMIUM_FLAGS, FOR_SECONDS],
};

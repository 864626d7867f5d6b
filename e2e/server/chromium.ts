import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "@comptoir/test-kit/chromium";

/** A page of a journey lives for seconds: its scripts are not compiled ever better, which takes a tenth of all the work of a journey. */
const FOR_SECONDS = "--js-flags=--no-opt --no-maglev";

/** The browser that the journeys run in: the one that we are told of, else the system's, else Playwright's own. */
export const CHROMIUM = {
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: [...CHROMIUM_FLAGS, FOR_SECONDS],
};

import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "@comptoir/test-kit/chromium";

/** The browser that the journeys run in: the one that we are told of, else the system's, else Playwright's own. */
export const CHROMIUM = { ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}), args: CHROMIUM_FLAGS };

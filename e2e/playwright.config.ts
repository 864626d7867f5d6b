import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./server/chromium.ts";

/**
 * The journeys, on the narrowest supported phone and on a desktop, in parallel on one server.
 * A journey that changes a restaurant has its own (`server/venues.ts`). If the width does not matter, the
 * journey has the tag `@phone` or `@desktop`.
 */
export default defineConfig({
  testMatch: "**/*.test.ts",
  globalSetup: "./server/open-server.ts",
  fullyParallel: true,
  forbidOnly: true,
  // A retry distinguishes flaky tests from constant failures; flaky ones fail the run too.
  retries: 1,
  failOnFlakyTests: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    launchOptions: CHROMIUM,
    locale: "en-CA",
    timezoneId: "America/Toronto",
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Disables animations, so that no test waits for one.
    contextOptions: { reducedMotion: "reduce" },
    // Tests cannot intercept a service worker's responses, so only the offline journeys enable it.
    serviceWorkers: "block",
    // To record each step: `npm run e2e -- --trace on`. Failures have a screenshot and the accessibility
    // tree.
    trace: "off",
  },
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});

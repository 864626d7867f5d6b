import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./server/chromium.ts";

/**
 * The journeys, in a phone of the smallest width that we promise and on a desktop. One Comptoir serves them all; a journey that changes
 * a restaurant has one of its own (`server/venues.ts`), so that they run beside each other. What has nothing to do with the width of a
 * screen is tagged with the one that it runs on, `@phone` or `@desktop`.
 */
export default defineConfig({
  testMatch: "**/*.test.ts",
  globalSetup: "./server/open-server.ts",
  fullyParallel: true,
  forbidOnly: true,
  // A second attempt tells what fails now and then from what fails always. It has failed all the same.
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
    // Those who want less motion get none, and a test waits for none.
    contextOptions: { reducedMotion: "reduce" },
    // What a service worker answers, no test can hold up or cut off: only the journeys without a network have one.
    serviceWorkers: "block",
    // A failure comes with its picture (`diner/test.ts`) and the page in words. For each step: `npm run e2e -- --trace on`.
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

import { followDocumentLocale, type Locale } from "@comptoir/messages";
import { test as playwrightTest } from "@playwright/test";
import { type OpenedServer, openedServer } from "../server/server.ts";
import { collectErrors } from "./collect-errors.ts";
import { createDiner, type Diner } from "./diner.ts";

export { expect } from "@playwright/test";

type JourneySettings = {
  /** The language of the diner and of the test's messages: `m.site_close()` is the name of a button on the page. */
  language: Locale;
  /** Whether the diner selected the language, or the site must detect it. */
  hasChosenLanguage: boolean;
  /** Whether browser errors are expected. */
  mayFail: boolean;
  /** A diner on the test's page. */
  diner: Diner;
  /** The server of this test run. */
  server: OpenedServer;
  /**
   * Takes screenshots of the pages of a failed test. Playwright's own option would take one of every test and discard
   * most.
   */
  pictureOfFailure: undefined;
  /** Fails a test with browser errors: an uncaught error, a blocked script, a hydration mismatch. */
  quietBrowser: undefined;
};

/** The test function of the journeys: it provides a diner in a browser with a language. */
export const test = playwrightTest.extend<JourneySettings>({
  language: ["en-CA", { option: true }],
  hasChosenLanguage: [true, { option: true }],
  mayFail: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  server: async ({}, use) => use(openedServer()),
  baseURL: async ({ server }, use) => use(server.address),
  context: async ({ context, server, language, hasChosenLanguage }, use) => {
    followDocumentLocale({ documentElement: { lang: language } });
    if (hasChosenLanguage) await context.addCookies([{ name: "locale", value: language, url: server.address }]);
    await use(context);
  },
  diner: async ({ page }, use) => use(createDiner(page)),
  pictureOfFailure: [
    async ({ context }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      for (const page of context.pages()) {
        const body = await page.screenshot({ timeout: 5_000 }).catch(() => null);
        if (body !== null) await testInfo.attach("screenshot", { body, contentType: "image/png" });
      }
    },
    { auto: true },
  ],
  quietBrowser: [
    async ({ context, mayFail }, use) => {
      const errors = collectErrors(context);
      await use(undefined);
      if (!mayFail) playwrightTest.expect(errors, "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
});

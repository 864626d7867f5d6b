import { followDocumentLocale, type Locale } from "@comptoir/messages";
import { isFullLength } from "@comptoir/test-kit";
import { test as playwrightTest, type TestDetails } from "@playwright/test";
import { type OpenedServer, openedServer } from "../server/server.ts";
import { collectErrors } from "./collect-errors.ts";
import { createDiner, type Diner } from "./diner.ts";

export { expect } from "@playwright/test";

type JourneySettings = {
  /** The language of the diner and of the test's messages. */
  language: Locale;
  /** Whether the diner selected the language; otherwise the site detects it. */
  hasChosenLanguage: boolean;
  mayFail: boolean;
  diner: Diner;
  server: OpenedServer;
  /** Takes screenshots only after a failure; Playwright's own option takes one of every test. */
  pictureOfFailure: undefined;
  /** Fails a test after a browser error, such as an uncaught error or a hydration mismatch. */
  quietBrowser: undefined;
};

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

type JourneyBody = Parameters<typeof test>[2];

/**
 * A journey whose kind another one shows, or whose content a test of its screen shows. It is tried in `npm run promises`, and
 * skipped in `npm test`.
 */
export const fullLengthTest: (title: string, details: TestDetails, body: JourneyBody) => void = isFullLength
  ? test
  : test.skip;

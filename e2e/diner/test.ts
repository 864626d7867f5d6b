import { followDocumentLocale, type Locale } from "@comptoir/messages";
import { test as playwrightTest } from "@playwright/test";
import { type OpenedServer, openedServer } from "../server/server.ts";
import { collectErrors } from "./collect-errors.ts";
import { createDiner, type Diner } from "./diner.ts";

export { expect } from "@playwright/test";

type Surroundings = {
  /** The language that the diner reads, and that the words of the test are in: `m.site_close()` is then the name of a button on the page. */
  language: Locale;
  /** Whether the diner has asked for that language, or it is expected to come by itself. */
  hasChosenLanguage: boolean;
  /** Whether something may go wrong in the browser, since that is what the test is about. */
  mayFail: boolean;
  /** Someone who orders on the test's page. */
  diner: Diner;
  /** The Comptoir that serves this run. */
  server: OpenedServer;
  /** Takes a picture of what a failed test has left on its pages. Playwright itself would take one of every test, and throw most of them away. */
  pictureOfFailure: undefined;
  /** Fails a test in which the browser complained: an uncaught error, a blocked script, markup that changed when the page came alive. */
  quietBrowser: undefined;
};

/** A test with a diner in a browser, whose language it speaks. */
export const test = playwrightTest.extend<Surroundings>({
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

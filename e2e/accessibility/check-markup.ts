import { type APIRequestContext, expect } from "@playwright/test";
import { type ConfigData, HtmlValidate } from "html-validate";

/** What we hold served markup to: the HTML standard and WCAG. Rules of taste are left to the one who writes JSX, and to React that prints it. */
const MARKUP_RULES: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // Which of two landmarks is shown depends on the width; axe sees that, in a browser.
    "unique-landmark": "off",
    // The button of the checkout sends the form only once the page is alive.
    "wcag/h32": "off",
  },
};

/** The address of a form whose action is a function, until React hydrates it; its policy keeps a browser from following it. */
const BEFORE_HYDRATION = "React form unexpectedly submitted";

/** Asks for a page as a browser with these cookies would, and reads what is served before any script changes it. */
export async function expectValidMarkup(request: APIRequestContext, path: string): Promise<void> {
  const served = await (await request.get(path)).text();
  const { results } = await new HtmlValidate(MARKUP_RULES).validateString(served);
  const faults = results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId, message }) => !(ruleId === "attribute-allowed-values" && message.includes(BEFORE_HYDRATION)))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults, path).toEqual([]);
}

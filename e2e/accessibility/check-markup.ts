import { type APIRequestContext, expect } from "@playwright/test";
import { type ConfigData, HtmlValidate } from "html-validate";

/** The rules for served markup: the HTML standard and WCAG, without rules of style. */
const MARKUP_RULES: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // The screen width decides which of two landmarks of the same name is visible; axe checks that.
    "unique-landmark": "off",
    // The checkout's button submits its form only after hydration.
    "wcag/h32": "off",
  },
};

/** Part of the `action` URL that React gives some forms before hydration; the CSP blocks its submission. */
const BEFORE_HYDRATION = "React form unexpectedly submitted";

/** Checks a page's HTML as served, with the cookies of `request`. */
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

import { type APIRequestContext, expect } from "@playwright/test";
import { type ConfigData, HtmlValidate } from "html-validate";

/**
 * The rules for served markup: the HTML standard and WCAG. Style rules are left out, since React prints the markup.
 */
const MARKUP_RULES: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // The rule allows no two landmarks with the same name. Here the screen width decides which of two landmarks is
    // visible; axe checks that in a browser.
    "unique-landmark": "off",
    // The rule requires a submit button in each form. The checkout's button submits its form only after hydration.
    "wcag/h32": "off",
  },
};

/**
 * Part of the `action` URL that React gives a form with a function as its action, until hydration. The
 * Content-Security-Policy blocks its submission.
 */
const BEFORE_HYDRATION = "React form unexpectedly submitted";

/** Checks a page's HTML as served, before any script changes it. `request` has the cookies of the visitor. */
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

import type { ConfigData } from "html-validate";

/** What we hold served markup to: the HTML standard and WCAG. Rules of taste are left to the one who writes JSX, and to React that prints it. */
export const MARKUP_RULES: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // Which of two landmarks is shown depends on the width; axe sees that, in a browser.
    "unique-landmark": "off",
    // The button of the checkout sends the form only once the page is alive.
    "wcag/h32": "off",
  },
};

import { m } from "@comptoir/messages";
import type { CheckoutFacts, CheckoutStep, StepNotice } from "./checkout-step.ts";
import { stepsFor } from "./checkout-steps.ts";

/** Where on the page a refusal of the server is said, and what the diner does next. */
export type RefusalSpot = {
  /** The step that it is about; null where it is about the lines, or about nothing in particular. */
  readonly step: CheckoutStep | null;
  readonly isAboutLines: boolean;
  readonly next: string;
};

/** What the cart holds cannot be ordered, at this price or at all. api#error-codes. */
const ABOUT_LINES: StepNotice = {
  codes: [415, 416, 417, 426, 428, 1804, 2202, "options_invalid", "cart_full"],
  next: () => m.checkout_next_lines(),
};

/** The order that was to be changed is changed no more: trying again would not help. ordering#change-by-guest. */
const ABOUT_ORDER: StepNotice = { codes: ["order_cancelled", "change_too_late"], next: () => m.checkout_next_how() };

/**
 * Finds the spot of a refusal by its code: at the step that declares it, at the lines, or at the page as a whole.
 * screens#own-place.
 */
export function spotOfRefusal(code: string | number, facts: CheckoutFacts): RefusalSpot {
  // Of two steps that declare it the later one is about less: the time, not the whole way in which it is ordered.
  for (const step of stepsFor(facts).toReversed()) {
    const notice = step.notices.find(({ codes }) => codes.includes(code));
    if (notice) return { step, isAboutLines: false, next: notice.next() };
  }
  const isAboutLines = ABOUT_LINES.codes.includes(code);
  const notice = [ABOUT_LINES, ABOUT_ORDER].find(({ codes }) => codes.includes(code));
  return { step: null, isAboutLines, next: notice?.next() ?? m.checkout_next_page() };
}

import { m } from "@comptoir/messages";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { Link } from "react-router";
import { Banner } from "../../ui/banner.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import type { CheckoutFacts } from "./form/checkout-facts.ts";
import type { CheckoutStep, StepNotice } from "./form/checkout-step.ts";
import { stepsFor } from "./steps/checkout-steps.ts";
import type { SubmitState } from "./submit/submit-state.ts";

/** The id of what the last submit was refused with, where the focus goes. */
export const REFUSAL_ID = "checkout-refusal";

type RefusalNoticeProps = {
  readonly state: SubmitState;
  readonly facts: CheckoutFacts;
  /** The step that the notice stands at; null beside the lines, for what is about no step. */
  readonly step: CheckoutStep | null;
};

/** Why the order was not placed, near where it belongs: what happened, what was kept, and what to do next. */
export function RefusalNotice({ state, facts, step }: RefusalNoticeProps) {
  const linkTo = useVisitLink();
  if (state.phase !== "refused") return null;
  const { code, message, invalid_items: lines = [], issues = [] } = state.error;
  const spot = spotOfRefusal(code, facts);
  if (spot.step !== step) return null;
  const others = [...lines, ...issues].filter((other) => other.message !== message);
  return (
    <div id={REFUSAL_ID} tabIndex={-1} role="alert">
      <Banner tone="danger" icon={<TriangleAlert size={18} />} title={message}>
        {others.length > 0 ? (
          <ul className="my-1 list-disc pl-5">
            {others.map((other) => (
              <li key={"path" in other ? other.path : other.orderId}>{other.message}</li>
            ))}
          </ul>
        ) : null}
        <p>{spot.next}</p>
        {spot.isAboutLines ? (
          <Link to={linkTo("/cart")} className="inline-block py-2 font-semibold underline underline-offset-4">
            {m.checkout_to_cart()}
          </Link>
        ) : null}
      </Banner>
    </div>
  );
}

/** Where on the page a refusal of the server is said, and what the diner does next. */
type RefusalSpot = {
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

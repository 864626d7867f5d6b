import { m } from "@comptoir/messages";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { Link } from "react-router";
import { Banner } from "../../ui/banner.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import type { CheckoutFacts } from "./form/checkout-facts.ts";
import type { CheckoutStep, StepNotice } from "./form/checkout-step.ts";
import { stepsFor } from "./steps/checkout-steps.ts";
import type { SubmitState } from "./submit/submit-state.ts";

export const REFUSAL_ID = "checkout-refusal";

type RefusalNoticeProps = {
  readonly state: SubmitState;
  readonly facts: CheckoutFacts;
  /** The step that shows the notice. Null for the notice below the review, about a refusal that concerns no step. */
  readonly step: CheckoutStep | null;
};

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

type RefusalSpot = {
  /** Null for a refusal about the lines or the whole page. */
  readonly step: CheckoutStep | null;
  readonly isAboutLines: boolean;
  readonly next: string;
};

/** Refusals that concern the lines: the price changed, or the cart cannot be ordered. api#error-codes. */
const ABOUT_LINES: StepNotice = {
  codes: [415, 416, 417, 426, 428, 1804, 2202, "options_invalid", "cart_full"],
  next: () => m.checkout_next_lines(),
};

/** Refusals of a change: its deadline has passed, or the order was cancelled. ordering#change-by-guest. */
const ABOUT_ORDER: StepNotice = { codes: ["order_cancelled", "change_too_late"], next: () => m.checkout_next_how() };

/** Returns where to show a refusal: at the step that declares its code, at the lines, or for the whole page. screens#own-place. */
export function spotOfRefusal(code: string | number, facts: CheckoutFacts): RefusalSpot {
  // If two steps declare the code, the later step is more specific: the time, for example, rather than the destination.
  for (const step of stepsFor(facts).toReversed()) {
    const notice = step.notices.find(({ codes }) => codes.includes(code));
    if (notice) return { step, isAboutLines: false, next: notice.next() };
  }
  const isAboutLines = ABOUT_LINES.codes.includes(code);
  const notice = [ABOUT_LINES, ABOUT_ORDER].find(({ codes }) => codes.includes(code));
  return { step: null, isAboutLines, next: notice?.next() ?? m.checkout_next_page() };
}

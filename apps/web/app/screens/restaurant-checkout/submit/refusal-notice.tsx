import { m } from "@comptoir/messages";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { Link } from "react-router";
import { Banner } from "../../../ui/banner.tsx";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";
import type { CheckoutFacts, CheckoutStep } from "../steps/checkout-step.ts";
import { spotOfRefusal } from "../steps/refusal-spot.ts";
import type { SubmitState } from "./submit-state.ts";

/** The id of what the last submit was refused with, where the focus goes. */
export const REFUSAL_ID = "checkout-refusal";

export type RefusalNoticeProps = {
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

import { m } from "@comptoir/messages";
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { Banner } from "../../ui/banner.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { nextStepWords, placeOfRefusal, type RefusalPlace } from "./place-of-refusal.ts";
import type { SubmitState } from "./use-submit.ts";

/** The id of what the last submit was refused with, where the focus goes. */
export const REFUSAL_ID = "checkout-refusal";

export type RefusalNoticeProps = { readonly state: SubmitState; readonly at: readonly RefusalPlace[] };

/** Why the order was not placed, near where it belongs: what happened, what was kept, and what to do next. */
export function RefusalNotice({ state, at }: RefusalNoticeProps) {
  const linkTo = useVisitLink();
  if (state.phase !== "refused") return null;
  const { code, message, invalid_items: lines = [] } = state.error;
  const place = placeOfRefusal(code);
  if (!at.includes(place)) return null;
  const others = lines.filter((line) => line.message !== message);
  return (
    <div id={REFUSAL_ID} tabIndex={-1} role="alert">
      <Banner tone="danger" icon={<TriangleAlert size={18} />} title={message}>
        {others.length > 0 ? (
          <ul className="my-1 list-disc pl-5">
            {others.map((line) => (
              <li key={line.orderId}>{line.message}</li>
            ))}
          </ul>
        ) : null}
        <p>{nextStepWords(place)}</p>
        {place === "lines" ? (
          <Link to={linkTo("/cart")} className="inline-block py-2 font-semibold underline underline-offset-4">
            {m.checkout_to_cart()}
          </Link>
        ) : null}
      </Banner>
    </div>
  );
}

import { m } from "@comptoir/messages";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import type { Checkout } from "./use-checkout.ts";

/** Says that the restaurant answers the order by hand, and by when. board#acceptance, board#wait. */
export function AnswerNotice({ checkout: { facts } }: { readonly checkout: Checkout }) {
  const { venue } = useRestaurant();
  const { answerSeconds } = facts.setup;
  if (answerSeconds === null) return null;
  return (
    <p className="text-small">
      {venue.openState.open
        ? m.checkout_answered_within({ count: Math.ceil(answerSeconds / 60) })
        : m.checkout_answered_at_opening()}
    </p>
  );
}

import { m } from "@comptoir/messages";
import Lock from "lucide-react/icons/lock";

/** The note on who receives the card number. payment#card-numbers. */
export function CardPrivacy() {
  return (
    <p className="flex gap-2 text-fine text-ink-soft">
      <Lock size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
      {m.checkout_card_private()}
    </p>
  );
}

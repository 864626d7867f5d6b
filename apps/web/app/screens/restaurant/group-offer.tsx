import { m } from "@comptoir/messages";
import { ORDER_TYPE_RULES } from "@comptoir/ordering";
import Users from "lucide-react/icons/users";
import { useCart } from "../../cart/use-cart.ts";
import { useGroupNote } from "../../group/group-note.ts";
import { LinkButton } from "../../ui/button.tsx";
import { useRestaurant, useVisitLink } from "./use-restaurant.ts";

/** Offers guests of a pickup, delivery or catering order to order together, or leads back to their group. table#group-open. */
export function GroupOffer() {
  const { venue, visit, viewOnly, cart } = useRestaurant();
  const linkTo = useVisitLink();
  const { type } = useCart(({ terms }) => terms);
  const hasLines = useCart(({ lines }) => lines.length > 0);
  const note = useGroupNote(venue.id);
  const isOffered =
    cart.bill.kitchens === undefined &&
    venue.ordersTogether &&
    ORDER_TYPE_RULES[type].choosesSlot &&
    viewOnly === null &&
    !visit.kiosk;
  if (!isOffered || visit.changeId !== null || (note === null && !hasLines)) return null;
  return (
    <div className="flex flex-col items-start">
      <LinkButton tone="plain" to={linkTo("/group")} className="-mx-1 px-1!">
        <Users size={18} aria-hidden="true" />
        {note === null ? m.group_offer() : m.group_back({ name: note.name })}
      </LinkButton>
      <p className="text-small text-ink-soft">
        {note === null ? m.group_offer_text() : m.group_note({ name: note.name })}
      </p>
    </div>
  );
}

/** Leads to the guest's group in place of a checkout alone; null without one. */
export function useToGroup() {
  const { venue } = useRestaurant();
  const linkTo = useVisitLink();
  const { type } = useCart(({ terms }) => terms);
  const note = useGroupNote(venue.id);
  if (note === null || !ORDER_TYPE_RULES[type].choosesSlot) return null;
  return (
    <LinkButton tone="primary" wide={true} to={linkTo("/group")}>
      {m.group_note_to()}
    </LinkButton>
  );
}

import { m } from "@comptoir/messages";
import Users from "lucide-react/icons/users";
import { LinkButton } from "../../ui/button.tsx";
import { tableOfVisit } from "../../visit/visit.ts";
import { useRestaurant, useVisitLink } from "./use-restaurant.ts";

/** Offers guests at a table to order together, or leads back to their table. Nothing asks who orders alone. table#on. */
export function TableOffer() {
  const { venue, visit, viewOnly } = useRestaurant();
  const linkTo = useVisitLink();
  const isAtTable = tableOfVisit(visit) !== null && !visit.takeout && !visit.catering && visit.eventSuite === null;
  if (!venue.ordersTogether || !isAtTable || viewOnly !== null || visit.kiosk) return null;
  return (
    <div className="flex flex-col items-start">
      <LinkButton tone="plain" to={linkTo("/table")} className="-mx-1 px-1!">
        <Users size={18} aria-hidden="true" />
        {m.table_offer()}
      </LinkButton>
      <p className="text-small text-ink-soft">{m.table_offer_text()}</p>
    </div>
  );
}

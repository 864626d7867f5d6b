import { m } from "@comptoir/messages";
import { useEffect, useState } from "react";
import { useFormErrors } from "../../../forms/form-errors.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { carryVisit } from "../../../visit/visit.ts";
import { useCartScope, useRestaurant } from "../../restaurant/use-restaurant.ts";
import type { DeliveryOffer } from "../../restaurant-checkout/form/delivery-offer.ts";
import { changeDraftPart, readStoredDraft } from "../../restaurant-checkout/form/draft-storage.ts";
import { AddressField } from "../../restaurant-checkout/steps/address-field.tsx";
import { AreaChoice } from "../../restaurant-checkout/steps/delivery-fields.tsx";
import { freshWhere, restoreWhere, type Where } from "../../restaurant-checkout/steps/where.ts";

/** The delivery offer of the menu's visit. `address` is that of the last order. */
export type MenuDelivery = { readonly offer: DeliveryOffer; readonly address: string };

const FIELDS = ["delivery.address", "delivery.location", "delivery.area"];
const WHERE = "where";

/**
 * Asks where to deliver as soon as delivery is chosen, and shares the input with the checkout through the tab's
 * storage. If the address is out of reach, offers pickup. screens#deliver-to.
 */
export default function DeliverTo({ delivery: { offer, address } }: { readonly delivery: MenuDelivery }) {
  const { venue, ways } = useRestaurant();
  const place = useCartScope();
  const [part, setPart] = useState<Where>(() => freshWhere({ remembered: { tableNum: "", address } }));
  // Restored after hydration: the server cannot read the tab's storage.
  useEffect(() => setPart((fresh) => restoreWhere(readStoredDraft(place)[WHERE] ?? {}, fresh)), [place]);
  const errors = useFormErrors([], FIELDS);
  const change = (changed: Partial<Where>) => {
    setPart((known) => ({ ...known, ...changed }));
    changeDraftPart(place, WHERE, changed);
  };
  const pickup = ways.find(({ name }) => name === "pickup" || name === "catering-pickup");
  const field = { part, change, errors };
  const { settings } = offer;
  return (
    <section aria-label={m.deliver_to_region()} className="flex max-w-2xl flex-col gap-1">
      {settings.type === "address" ? (
        <AddressField {...field} facts={{ venue }} hint={null} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
          <AreaChoice {...field} delivery={offer} />
        </div>
      )}
      {errors.visible.length > 0 && pickup ? (
        <LinkButton tone="plain" to={carryVisit(`/${venue.slug}`, pickup.visit)} className="-my-1 self-start px-0!">
          {m.deliver_to_pickup_instead()}
        </LinkButton>
      ) : null}
    </section>
  );
}

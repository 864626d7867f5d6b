import type { CheckoutSetup } from "../form/checkout-setup.ts";
import { keptText } from "../form/checkout-step.ts";
import type { DeliveryOffer } from "../form/delivery-offer.ts";

/** The diner's input about the destination. Only the fields that the destination needs are sent. */
export type Where = {
  readonly tableNum: string;
  /** How a take-out order is handed over; null until the diner chooses, for the way that is preselected. */
  readonly handover: "delivery" | "pickup" | null;
  readonly location: string;
  readonly area: string;
  readonly address: string;
  /** The chosen suggestion: the geocoder's place id, and the street address; null if the address was only typed. */
  readonly place: { readonly id: string; readonly address: string } | null;
  readonly courierNotes: string;
};

/** Returns the destination's input before the diner has changed it. */
export function freshWhere({ remembered: { tableNum } }: Pick<CheckoutSetup, "remembered">): Where {
  return { tableNum, handover: null, location: "", area: "", address: "", place: null, courierNotes: "" };
}

/**
 * Restores the input from the tab's storage. The link's table overrides a stored number, since the diner sits there
 * now.
 */
export function restoreWhere(kept: Readonly<Record<string, unknown>>, fresh: Where): Where {
  const { handover } = kept;
  return {
    tableNum: fresh.tableNum || keptText(kept.tableNum, ""),
    handover: handover === "delivery" || handover === "pickup" ? handover : fresh.handover,
    location: keptText(kept.location, fresh.location),
    area: keptText(kept.area, fresh.area),
    address: keptText(kept.address, fresh.address),
    // The street address is looked up again, since a stored place id may be outdated.
    place: null,
    courierNotes: keptText(kept.courierNotes, fresh.courierNotes),
  };
}

/** Returns how an order is handed over: the diner's choice, or the preselected way. ordering#delivery-preselected. */
export function handoverIn({ handover }: Pick<Where, "handover">, offer: DeliveryOffer): "delivery" | "pickup" {
  if (!offer.takesPickup) return "delivery";
  return handover ?? (offer.isPreselected ? "delivery" : "pickup");
}

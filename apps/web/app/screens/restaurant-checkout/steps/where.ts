import type { CheckoutSetup } from "../form/checkout-setup.ts";
import { keptText } from "../form/checkout-step.ts";
import type { DeliveryOffer } from "../form/delivery-offer.ts";

/** What the diner says of where the order goes. Only what its destination asks for is sent. */
export type Where = {
  readonly tableNum: string;
  /** How a take-out is handed over; null until the diner has chosen, and then as it is preselected. */
  readonly handover: "delivery" | "pickup" | null;
  readonly location: string;
  readonly area: string;
  readonly address: string;
  /** The suggestion that the address was taken from, and the address as it stood in it. */
  readonly place: { readonly id: string; readonly address: string } | null;
  readonly courierNotes: string;
};

/** Where an order goes before the diner has said it. */
export function freshWhere({ remembered: { tableNum } }: Pick<CheckoutSetup, "remembered">): Where {
  return { tableNum, handover: null, location: "", area: "", address: "", place: null, courierNotes: "" };
}

/** What a tab kept. The link is of the table where the diner sits now; what was typed counts where it names none. */
export function restoreWhere(kept: Readonly<Record<string, unknown>>, fresh: Where): Where {
  const { handover } = kept;
  return {
    tableNum: fresh.tableNum || keptText(kept.tableNum, ""),
    handover: handover === "delivery" || handover === "pickup" ? handover : fresh.handover,
    location: keptText(kept.location, fresh.location),
    area: keptText(kept.area, fresh.area),
    address: keptText(kept.address, fresh.address),
    // Where it lies is asked anew: a place's id may be another one by then.
    place: null,
    courierNotes: keptText(kept.courierNotes, fresh.courierNotes),
  };
}

/** How an order is handed over, as chosen, or as it is preselected. ordering#delivery-preselected. */
export function handoverIn({ handover }: Pick<Where, "handover">, offer: DeliveryOffer): "delivery" | "pickup" {
  if (!offer.takesPickup) return "delivery";
  return handover ?? (offer.isPreselected ? "delivery" : "pickup");
}

import type { OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";

/** What the diner wrote with an order: for the kitchen, and for whoever brings it. */
export function notesWords({ notes, destination }: Pick<OrderData, "notes" | "destination">): readonly string[] {
  const forCourier = "notes" in destination ? destination.notes : null;
  return [
    ...(notes ? [m.order_notes({ notes })] : []),
    ...(forCourier ? [m.order_courier_notes({ notes: forCourier })] : []),
  ];
}

import type { SubmitBody } from "@comptoir/contract";
import {
  checkOrderingConfig,
  chooseTakeout,
  completeDestination,
  type Destination,
  draftDestination,
  findArea,
  isDelivered,
  isRefused,
  isSameId,
  isServed,
  ORDER_TYPE_RULES,
  type OrderType,
  readTableLocations,
} from "@comptoir/ordering";
import { processorOf } from "../../gateways/payment/payment-gateways.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { SubmitRefusal } from "./submit-refusal.ts";

/** What kind of order a body asks for: where it goes and when. */
export type OrderRequest = {
  readonly type: OrderType;
  readonly destination: Destination;
  /** The time that was chosen; null means as soon as possible. */
  readonly wantedAt: Date | null;
};

/**
 * Reads what kind of order a body asks for. Without a table number or a take-out there is no config; a restaurant without
 * a processor only shows its menu. ordering#config, ordering#view-only.
 */
export function readOrderRequest(
  body: SubmitBody,
  venue: LoadedVenue,
  { paymentGateways }: Pick<OrderDeps, "paymentGateways">,
): OrderRequest | { readonly refused: SubmitRefusal } {
  const { config, checkout, date } = body.data;
  if (config?.restaurantId != null && !isSameId(config.restaurantId, venue.id)) {
    return { refused: { name: "restaurantUnknown" } };
  }
  const deliveryFlag = checkout.pickup?.delivery ?? false;
  const type = chooseTakeout(body.type, isDelivered(body.type, deliveryFlag));
  const tableNum = config?.tableNum ?? null;
  if (checkOrderingConfig(type, { tableNum, anotherRoundId: null, savedPaymentMethods: null })) {
    return { refused: { name: "noConfig" } };
  }
  const deliveryType = venue.data.delivery?.type ?? null;
  const draft = draftDestination({ type, deliveryFlag, deliveryType }, { ...checkout.delivery, tableNum });
  if (!isServed(type, draft.kind)) return { refused: { name: "orderTypeNotOffered" } };
  const destination = completeDestination(draft);
  if (isRefused(destination)) return { refused: { name: "noConfig" } };
  if (processorOf(venue.data, paymentGateways) === null) return { refused: { name: "viewOnly" } };
  const { inHouse } = ORDER_TYPE_RULES[type];
  const wantedAt = date ?? (checkout.pickup?.scheduled && !inHouse ? body.pickup_time : null);
  return { type, destination: withTablePlace(destination, venue), wantedAt };
}

/** A code of `generic_table_locations` stands for its area's name; any other table number is kept as it came. */
function withTablePlace(destination: Destination, { data }: LoadedVenue): Destination {
  if (destination.kind !== "table") return destination;
  const area = findArea(readTableLocations(data.generic_table_locations), destination.tableNum);
  return area ? { ...destination, tableNum: `${area.location}, ${area.label}` } : destination;
}

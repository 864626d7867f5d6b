import type { SubmitBody } from "@comptoir/contract";
import { isDelivered, isSameId, type OrderType, settleTakeout, type TableLocationData } from "@comptoir/ordering";
import type { Deps } from "../deps.ts";
import { processorOf } from "../gateways/payment/payment-gateways.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { SubmitRefusal } from "./submit-refusal.ts";

/** What kind of order a body asks for: where it goes and when. */
export type OrderRequest = {
  readonly type: OrderType;
  readonly tableNum: string | null;
  /** The time that was chosen; null means as soon as possible. */
  readonly wantedAt: Date | null;
};

/** The kinds of order that are taken here so far. ordering#order-types. */
const TAKEN_TYPES: readonly OrderType[] = ["dine-in", "pickup"];

/**
 * Reads what kind of order a body asks for. Without a table number or a take-out there is no config; a restaurant without
 * a processor only shows its menu. ordering#config, ordering#view-only.
 */
export function readOrderRequest(
  body: SubmitBody,
  venue: LoadedVenue,
  { paymentGateways }: Pick<Deps, "paymentGateways">,
): OrderRequest | { readonly refused: SubmitRefusal } {
  const { config, checkout, date } = body.data;
  if (config?.restaurantId != null && !isSameId(config.restaurantId, venue.id)) {
    return { refused: { name: "restaurantUnknown" } };
  }
  const delivered = isDelivered(body.type, checkout?.pickup?.delivery ?? false);
  const type = settleTakeout(body.type, delivered);
  const tableNum = config?.tableNum?.trim() || null;
  if (type === "dine-in" && tableNum === null) return { refused: { name: "noConfig" } };
  // A table's order that asks to be delivered would be quoted with a delivery charge and served without one.
  if (delivered || !TAKEN_TYPES.includes(type)) return { refused: { name: "orderTypeNotOffered" } };
  if (processorOf(venue.data, paymentGateways) === null) return { refused: { name: "viewOnly" } };
  const chosen = date ?? (checkout?.pickup?.scheduled && type !== "dine-in" ? body.pickup_time : null);
  return {
    type,
    tableNum: type === "dine-in" ? tableOf(tableNum, venue.data.generic_table_locations ?? []) : null,
    wantedAt: chosen ? new Date(chosen) : null,
  };
}

/** A code of `generic_table_locations` stands for its area's name; any other table number is kept as it came. */
function tableOf(tableNum: string | null, locations: readonly TableLocationData[]): string | null {
  for (const { location, areas } of locations) {
    for (const area of areas ?? []) {
      const [label = "", code] = area.split(/:(?=[^:]*$)/);
      if (code !== undefined && code.trim() === tableNum) return `${location}, ${label.trim()}`;
    }
  }
  return tableNum;
}

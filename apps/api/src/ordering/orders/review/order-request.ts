import type { SubmitBody } from "@comptoir/contract";
import {
  areaName,
  checkAddressReach,
  checkOrderingConfig,
  chooseTakeout,
  completeDestination,
  type DestinationDraft,
  type DestinationKind,
  deliverySettings,
  draftDestination,
  type FieldRefusal,
  findArea,
  findDeliveryArea,
  findDeliveryLocation,
  isDelivered,
  isDeliveryKind,
  isKnownTable,
  isRefused,
  isSameId,
  isServed,
  isTypeOffered,
  needsLogin,
  type OrderType,
  readTableLocations,
  takesPickup,
} from "@comptoir/ordering";
import { processorOf } from "../../../gateways/payment/payment-gateways.ts";
import type { Caller } from "../../../people/caller.ts";
import { localMomentOf } from "../../../platform/time/zoned.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { CartRequest, NoQuote } from "../../quote/cart-request.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { Submit, SubmitRefusal } from "./submit.ts";
import type { SuiteOrder } from "./suite-order.ts";
import { checkWantedDay, readWantedTime } from "./wanted-time.ts";

export type OrderRequest = {
  readonly type: OrderType;
  /** Complete, except that a delivery may lack fields of the form; the form's review reports these. */
  readonly destination: DestinationDraft;
  readonly wantedAt: Date | null;
};

/**
 * Reads an order's type, destination and time from a body. Refuses a missing table number or suite, a
 * restaurant without a payment processor, and a missing sign-in. ordering#config, ordering#view-only,
 * ordering#login-required.
 */
export function readOrderRequest(
  body: SubmitBody,
  venue: LoadedVenue,
  {
    paymentGateways,
    caller,
    suite,
    now,
  }: Pick<OrderDeps, "paymentGateways"> & {
    readonly caller: Pick<Caller, "who">;
    readonly suite: SuiteOrder | null;
    readonly now: Date;
  },
): OrderRequest | { readonly refused: SubmitRefusal } {
  const { config, checkout } = body.data;
  if (config?.restaurantId != null && !isSameId(config.restaurantId, venue.id)) {
    return { refused: { name: "restaurantUnknown" } };
  }
  const said = readWantedTime(body, venue.zone);
  if (isRefused(said)) return said;
  const { wantedAt } = said;
  const deliveryFlag = checkout.pickup?.delivery ?? false;
  const type = chooseTakeout(body.type, isDelivered(body.type, deliveryFlag));
  const tableNum = config?.tableNum ?? null;
  const eventSuiteId = suite?.suite.suiteId ?? null;
  if (checkOrderingConfig(type, { tableNum, eventSuiteId, anotherRoundId: null, savedPaymentMethods: null })) {
    return { refused: { name: "noConfig" } };
  }
  const deliveryType = venue.data.delivery?.type ?? null;
  const destination = draftDestination(
    { type, deliveryFlag, deliveryType },
    {
      ...checkout.delivery,
      tableNum,
      eventSuiteId,
      suiteName: suite?.suite.suiteName ?? null,
      date: wantedAt && localMomentOf(wantedAt, venue.zone).date,
    },
  );
  if (!isWayOffered(type, destination.kind, venue)) return { refused: { name: "orderTypeNotOffered" } };
  if (needsLogin(type, venue.ordering, caller.who)) return { refused: { name: "loginRequired" } };
  const isDelivery = isDeliveryKind(destination.kind);
  if (!isDelivery && isRefused(completeDestination(destination))) return { refused: { name: "noConfig" } };
  if (processorOf(venue, paymentGateways) === null) return { refused: { name: "viewOnly" } };
  if (suite) {
    const refused = checkWantedDay(said, [localMomentOf(suite.wantedAt ?? now, venue.zone).date], venue.zone);
    return refused ?? { type, destination, wantedAt: suite.wantedAt };
  }
  if (destination.kind === "table" && tableNum !== null && !isKnownTable(venue.data, tableNum)) {
    const issues = [{ path: "data.config.tableNum", problem: "table-unknown" }] as const;
    return { refused: { name: "tableUnknown", details: { issues } } };
  }
  return { type, destination: withAreaName(destination, venue), wantedAt };
}

/** Returns whether the restaurant offers this order type and this kind of destination. ordering#generic-catering. */
function isWayOffered(type: OrderType, kind: DestinationKind, { ordering }: LoadedVenue): boolean {
  if (!isTypeOffered(type, ordering) || !isServed(type, kind)) return false;
  if (isDeliveryKind(kind)) return ordering.delivers;
  return kind !== "pickup" || takesPickup(type, ordering);
}

/** Replaces a code of `generic_table_locations` by its area's name; keeps any other table number. */
function withAreaName(destination: DestinationDraft, { data }: LoadedVenue): DestinationDraft {
  if (destination.kind !== "table" || destination.tableNum === null) return destination;
  const area = findArea(readTableLocations(data.generic_table_locations), destination.tableNum);
  return area ? { ...destination, tableNum: areaName(area.location, area) } : destination;
}

/**
 * Geocodes the street address of a delivery; returns a refusal if it is beyond the venue's reach. Skips other
 * destinations and a blank address. ordering#delivery-address.
 */
export async function lookUpAddress(
  { places }: Pick<OrderDeps, "places">,
  { venue, body, locale, caller }: Submit,
  destination: DestinationDraft,
): Promise<FieldRefusal[]> {
  const settings = deliverySettings(venue.data);
  const text = destination.kind === "delivery-address" ? destination.address?.trim() : null;
  if (!text || settings?.type !== "address") return [];
  const { reach } = settings;
  const { gmapPlaceId, sessionToken } = body.data.checkout.delivery ?? {};
  const question = { text, near: reach.origin, locale, sessionToken: sessionToken || null };
  return checkAddressReach(await places.locate(caller, { ...question, placeId: gmapPlaceId || null }), reach);
}

export function withAreaLabel(destination: DestinationDraft, { data }: LoadedVenue): DestinationDraft {
  const settings = deliverySettings(data);
  if (destination.kind !== "delivery-area" || settings?.type !== "custom") return destination;
  const location = findDeliveryLocation(settings.locations, destination.location);
  if (!location) return destination;
  return {
    ...destination,
    location: location.location,
    area: findDeliveryArea(location, destination.area) ?? null,
  };
}

/** Returns the cart of a submit, to be priced like any other cart. bill#server-prices. */
export function cartOfSubmit(
  { body, locale, now, caller, voucherSpentCents, codes }: Omit<Submit, "venue" | "orderId">,
  { type, wantedAt }: Pick<OrderRequest, "type" | "wantedAt">,
): CartRequest {
  const { items, costs, checkout } = body.data;
  return {
    lines: items,
    type,
    date: wantedAt,
    isTimeOpen: false,
    deliveryFlag: checkout.pickup?.delivery ?? false,
    costs,
    member: checkout.memberInfo,
    locale,
    now,
    caller,
    contact: { email: checkout.contact?.email ?? null, phone: checkout.contact?.phone_number ?? null },
    looksAtKitchen: false,
    ...(voucherSpentCents === undefined ? {} : { voucherSpentCents }),
    ...(codes === undefined ? {} : { codes }),
  };
}

/** Writes the refusal of a cart that cannot be priced because one of its codes is invalid. */
export function wordNoQuote({ name, message }: NoQuote): SubmitRefusal {
  return message === undefined ? { name } : { name, details: { message } };
}

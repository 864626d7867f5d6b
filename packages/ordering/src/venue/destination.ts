import type { Refused } from "../refusal.ts";
import { isDelivered, ORDER_TYPE_RULES, type OrderType } from "./order-type.ts";

/** The longest number or name of a table, in characters. */
export const MAX_TABLE_LENGTH = 40;

/** Where an order goes. A new kind is named by the compiler wherever kinds differ. ordering#delivery-places. */
export type Destination =
  | { readonly kind: "table"; readonly tableNum: string }
  | { readonly kind: "pickup" }
  /** One of the venue's own delivery locations, with one of its areas where it has any. */
  | {
      readonly kind: "delivery-area";
      readonly location: string;
      readonly area: string | null;
      readonly notes: string | null;
    }
  | { readonly kind: "delivery-address"; readonly address: string; readonly notes: string | null }
  /** A suite at an event, with its name as the kitchen reads it. */
  | { readonly kind: "suite"; readonly eventSuiteId: string; readonly name: string | null }
  /** A school's lunch on a date of the restaurant's calendar, `YYYY-MM-DD`. */
  | { readonly kind: "school-date"; readonly date: string };
export type DestinationKind = Destination["kind"];

type Draft<Kind> = Kind extends { readonly kind: infer Name }
  ? { readonly kind: Name } & { readonly [Detail in Exclude<keyof Kind, "kind">]: Kind[Detail] | null }
  : never;

/** A destination of which not every detail has been said: a visit begins with one, and the checkout completes it. */
export type DestinationDraft = Draft<Destination>;

/** What a link, a page or a body has said of where an order goes; null for what it has not. */
export type DestinationDetails = {
  readonly tableNum: string | null;
  readonly location: string | null;
  readonly area: string | null;
  readonly address: string | null;
  /** For the courier. */
  readonly notes: string | null;
  /** Of a suite's pre-order, and of a suite's order on the event's day. */
  readonly eventSuiteId: string | null;
  readonly suiteName: string | null;
  readonly date: string | null;
};

const NO_DETAILS: DestinationDetails = {
  tableNum: null,
  location: null,
  area: null,
  address: null,
  notes: null,
  eventSuiteId: null,
  suiteName: null,
  date: null,
};

/** What decides the kind of a destination. */
export type DestinationRequest = {
  readonly type: OrderType;
  /** `checkout.pickup.delivery`. */
  readonly deliveryFlag: boolean;
  /** The venue's `delivery.type`: `custom` delivers to its own list of locations, any other to an address. */
  readonly deliveryType: string | null;
};

/**
 * Drafts where an order goes, from its type and from what has been said so far. A suite's and a school's order go where
 * those are, delivered or not; all else goes to the diner when it is delivered. ordering#is-delivered, ordering#order-types.
 */
export function draftDestination(
  { type, deliveryFlag, deliveryType }: DestinationRequest,
  details: Partial<DestinationDetails>,
): DestinationDraft {
  const said = { ...NO_DETAILS, ...details };
  const isOfSuite = ORDER_TYPE_RULES[type].preOrder || (ORDER_TYPE_RULES[type].atTable && said.eventSuiteId !== null);
  if (isOfSuite) return { kind: "suite", eventSuiteId: said.eventSuiteId, name: said.suiteName };
  if (ORDER_TYPE_RULES[type].bySchoolDate) return { kind: "school-date", date: said.date };
  if (isDelivered(type, deliveryFlag)) {
    return deliveryType === "custom"
      ? { kind: "delivery-area", location: said.location, area: said.area, notes: said.notes }
      : { kind: "delivery-address", address: said.address, notes: said.notes };
  }
  return ORDER_TYPE_RULES[type].atTable ? { kind: "table", tableNum: said.tableNum } : { kind: "pickup" };
}

/** Why a destination is not complete: the kind of what it is, and the first detail that is missing. */
export type IncompleteDestination = {
  readonly code: "destination-incomplete";
  readonly kind: DestinationKind;
  readonly detail: keyof DestinationDetails;
};

/** Completes a draft, its texts without what surrounds them. Refuses one of which a detail is missing or empty. */
export function completeDestination(draft: DestinationDraft): Destination | Refused<IncompleteDestination> {
  const { kind } = draft;
  const missing = (detail: keyof DestinationDetails): Refused<IncompleteDestination> => ({
    refused: { code: "destination-incomplete", kind, detail },
  });
  switch (draft.kind) {
    case "table": {
      const tableNum = draft.tableNum?.trim();
      return tableNum ? { kind: draft.kind, tableNum } : missing("tableNum");
    }
    case "pickup":
      return draft;
    case "delivery-area": {
      const location = draft.location?.trim();
      const area = draft.area?.trim() || null;
      return location ? { kind: draft.kind, location, area, notes: textOf(draft.notes) } : missing("location");
    }
    case "delivery-address": {
      const address = draft.address?.trim();
      return address ? { kind: draft.kind, address, notes: textOf(draft.notes) } : missing("address");
    }
    case "suite":
      return draft.eventSuiteId ? { ...draft, eventSuiteId: draft.eventSuiteId } : missing("eventSuiteId");
    case "school-date":
      return draft.date ? { kind: draft.kind, date: draft.date } : missing("date");
  }
}

function textOf(text: string | null): string | null {
  return text?.trim() || null;
}

/** The table's number as bodies and receipts write it; null for what is not served at a table. */
export function tableNumOf(destination: DestinationDraft): string | null {
  return destination.kind === "table" ? destination.tableNum : null;
}

import type { Refused } from "../refusal.ts";
import { isDelivered, ORDER_TYPE_RULES, type OrderType } from "./order-type.ts";

/** Maximum length of a table's number or name, in characters. */
export const MAX_TABLE_LENGTH = 40;

/**
 * The destination of an order. Code switches on `kind` exhaustively, so the compiler reports where a new kind
 * is missing. ordering#delivery-places.
 */
export type Destination =
  | { readonly kind: "table"; readonly tableNum: string }
  | { readonly kind: "pickup" }
  /** A delivery location of the venue's list. `area` is set if the location has areas. */
  | {
      readonly kind: "delivery-area";
      readonly location: string;
      readonly area: string | null;
      readonly notes: string | null;
    }
  | { readonly kind: "delivery-address"; readonly address: string; readonly notes: string | null }
  /** A suite at an event; the kitchen reads its name. */
  | { readonly kind: "suite"; readonly eventSuiteId: string; readonly name: string | null }
  /** A school's lunch on a local date of the restaurant, `YYYY-MM-DD`. */
  | { readonly kind: "school-date"; readonly date: string };
export type DestinationKind = Destination["kind"];

type Draft<Kind> = Kind extends { readonly kind: infer Name }
  ? { readonly kind: Name } & { readonly [Detail in Exclude<keyof Kind, "kind">]: Kind[Detail] | null }
  : never;

/**
 * A destination whose details may still be null. A visit starts with a draft, and the checkout completes it.
 */
export type DestinationDraft = Draft<Destination>;

export type DestinationDetails = {
  readonly tableNum: string | null;
  readonly location: string | null;
  readonly area: string | null;
  readonly address: string | null;
  readonly notes: string | null;
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

export type DestinationRequest = {
  readonly type: OrderType;
  readonly deliveryFlag: boolean;
  /** The venue's `delivery.type`: `custom` delivers to locations of its list, any other value to a street address. */
  readonly deliveryType: string | null;
};

/**
 * Drafts an order's destination. A suite's order goes to its suite and a school's to its date, whatever the
 * delivery flag. ordering#is-delivered, ordering#order-types.
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

/** The refusal of a destination with a missing or blank detail. */
export type IncompleteDestination = {
  readonly code: "destination-incomplete";
  readonly kind: DestinationKind;
  readonly detail: keyof DestinationDetails;
};

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

/** Returns the table number of a destination; null if it is not a table. */
export function tableNumOf(destination: DestinationDraft): string | null {
  return destination.kind === "table" ? destination.tableNum : null;
}

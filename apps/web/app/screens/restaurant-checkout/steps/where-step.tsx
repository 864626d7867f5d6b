import { m } from "@comptoir/messages";
import {
  checkDeliveryDestination,
  completeDestination,
  type DestinationDraft,
  type DestinationKind,
  type FieldRefusal,
  isDeliveryKind,
  isRefused,
  MAX_TABLE_LENGTH,
  ORDER_TYPE_RULES,
  tableName,
  tableNumOf,
} from "@comptoir/ordering";
import type { ReactNode } from "react";
import { fieldId, tieField } from "../../../forms/form-errors.ts";
import { TextField } from "../../../ui/field.tsx";
import { FieldError } from "../../../ui/field-frame.tsx";
import { tableOfVisit } from "../../../visit/visit.ts";
import { ScanTable } from "../../restaurant/scan-table.tsx";
import { WaySwitch } from "../../restaurant/ways/way-switch.tsx";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import { type CheckoutStep, checkoutField, type StepField, type StepProps, textOrNull } from "../form/checkout-step.ts";
import { rememberAddress } from "../form/remembered.ts";
import { asapWords } from "./asap-words.ts";
import { AddressFields, AreaFields, areaWords } from "./delivery-fields.tsx";
import { freshWhere, restoreWhere, type Where } from "./where.ts";

const WAY_FIELD = "delivery.handover";

type WhereForm = {
  readonly title: (facts: CheckoutFacts) => string;
  readonly fields: (facts: CheckoutFacts) => readonly StepField[];
  readonly Fields: (props: StepProps<Where>) => ReactNode;
  readonly words: (where: Where, facts: CheckoutFacts) => string;
};

const TABLE: WhereForm = {
  // If the link names no table, the step asks for the way to order.
  title: ({ ways, table }) => (table === null && ways.length > 1 ? m.way_region() : m.checkout_step_table()),
  fields: ({ table, ways }) => [
    ...wayFields(ways),
    ...(table === null ? [{ name: "tableNum", label: m.checkout_table(), path: "data.config.tableNum" }] : []),
  ],
  Fields: TableField,
  words: ({ tableNum }, { table }) =>
    m.venue_table({ table: tableName((table?.number === tableNum && table.name) || tableNum) }),
};

const COUNTER: WhereForm = {
  title: () => m.checkout_step_pickup(),
  fields: ({ ways }) => wayFields(ways),
  Fields: () => null,
  words: (_, { venue }) => venue.address ?? venue.name,
};

const AREA: WhereForm = {
  title: () => m.checkout_step_delivery(),
  fields: ({ ways, setup: { delivery } }) => [
    ...wayFields(ways),
    checkoutField("delivery.location", delivery?.locationLabel ?? m.checkout_location()),
    checkoutField("delivery.area", delivery?.areasLabel ?? m.checkout_area()),
    checkoutField("delivery.notes", m.checkout_courier_notes()),
  ],
  Fields: AreaFields,
  words: (where, facts) => areaWords(where, facts) || m.checkout_step_delivery(),
};

const ADDRESS: WhereForm = {
  title: () => m.checkout_step_delivery(),
  fields: ({ ways }) => [
    ...wayFields(ways),
    checkoutField("delivery.address", m.checkout_address()),
    checkoutField("delivery.notes", m.checkout_courier_notes()),
  ],
  Fields: AddressFields,
  words: ({ address }) => address.trim() || m.checkout_step_delivery(),
};

const SCHOOL: WhereForm = {
  title: () => m.checkout_step_days(),
  fields: () => [],
  Fields: () => null,
  words: () => m.checkout_days_as_in_cart(),
};

const FORMS: Readonly<Record<DestinationKind, WhereForm>> = {
  table: TABLE,
  pickup: COUNTER,
  "delivery-area": AREA,
  "delivery-address": ADDRESS,
  suite: COUNTER,
  "school-date": SCHOOL,
};

const formOf = ({ destination }: CheckoutFacts) => FORMS[destination.kind];

/** Returns the field for the way to order if there are several. A step without fields cannot be opened. */
function wayFields(ways: CheckoutFacts["ways"]): StepField[] {
  return ways.length > 1 ? [{ name: WAY_FIELD, label: m.way_region(), path: "data.checkout.pickup.delivery" }] : [];
}

function destinationWith(where: Where, { destination }: CheckoutFacts): DestinationDraft {
  const notes = textOrNull(where.courierNotes);
  switch (destination.kind) {
    case "table":
      return { ...destination, tableNum: textOrNull(where.tableNum) };
    case "delivery-area":
      return { ...destination, location: textOrNull(where.location), area: textOrNull(where.area), notes };
    case "delivery-address":
      return { ...destination, address: textOrNull(where.address), notes };
    default:
      return destination;
  }
}

export const whereStep: CheckoutStep<Where> = {
  id: "where",
  folds: true,
  // A suite's order always goes to the suite.
  applies: ({ destination }) => destination.kind !== "suite",
  title: (facts) => formOf(facts).title(facts),
  fresh: freshWhere,
  restore: restoreWhere,
  fields: (facts) => formOf(facts).fields(facts),
  Fields: WhereFields,
  summary: (where, facts) => {
    const first = formOf(facts).words(where, facts);
    // The summary includes the time only if neither the time step nor a school date gives it.
    if (ORDER_TYPE_RULES[facts.orderType].choosesSlot || facts.destination.kind === "school-date") return first;
    return m.checkout_summary_pair({ first, second: asapWords(facts) ?? m.checkout_asap() });
  },
  word: ({ field }) => REQUIRED[field]?.() ?? null,
  check: checkWhere,
  notices: [{ codes: [418, 419, 422, 424, "no_config", "order_type_not_offered"], next: () => m.checkout_next_how() }],
  terms: () => ({ isTakeoutChosen: true }),
  remember: ({ address }) => rememberAddress(address),
  write: (where, facts) => {
    const destination = destinationWith(where, facts);
    const { kind } = destination;
    return {
      config: { tableNum: tableNumOf(destination) },
      pickup: { delivery: isDeliveryKind(kind) },
      ...(isDeliveryKind(kind) ? { checkout: { delivery: deliveryOf(where, destination) } } : {}),
    };
  },
};

const REQUIRED: Readonly<Record<string, () => string>> = {
  tableNum: () => m.checkout_table_required(),
  "delivery.location": () => m.checkout_location_required(),
  "delivery.area": () => m.checkout_area_required(),
  "delivery.address": () => m.checkout_address_required(),
  [WAY_FIELD]: () => m.checkout_way_required(),
};

/** Returns whether the diner still chooses the way to order. Only the ways show then, without the table's field. */
function choosesWay({ ways, destination, table }: CheckoutFacts): boolean {
  return destination.kind === "table" && table === null && ways.length > 1 && !ways.some(({ isChosen }) => isChosen);
}

function checkWhere(where: Where, facts: CheckoutFacts): readonly FieldRefusal[] {
  if (choosesWay(facts) && !where.isAtTable) return [{ field: WAY_FIELD, rule: "required" }];
  const destination = destinationWith(where, facts);
  if (isDeliveryKind(destination.kind))
    return checkDeliveryDestination(destination, facts.setup.delivery?.settings ?? null);
  const completed = completeDestination(destination);
  const isAsked =
    isRefused(completed) &&
    formOf(facts)
      .fields(facts)
      .some(({ name }) => name === completed.refused.detail);
  return isRefused(completed) && isAsked ? [{ field: completed.refused.detail, rule: "required" }] : [];
}

function deliveryOf({ address, place }: Where, destination: DestinationDraft) {
  switch (destination.kind) {
    case "delivery-area":
      return { location: destination.location, area: destination.area, notes: destination.notes };
    case "delivery-address":
      return {
        address: destination.address,
        notes: destination.notes,
        gmapPlaceId: place?.address === address.trim() ? place.id : null,
      };
    default:
      return {};
  }
}

function WhereFields(props: StepProps<Where>) {
  const { part, change, facts, errors } = props;
  const { Fields } = formOf(facts);
  const changeWay = (isAtTable: boolean) => change({ isAtTable });
  if (!choosesWay(facts)) {
    return (
      <>
        {facts.setup.group ? null : <WaySwitch backTo="/checkout" onTable={changeWay} />}
        <Fields {...props} />
      </>
    );
  }
  const error = errors.messageOf(WAY_FIELD);
  const table = (
    <div className="flex flex-col gap-5">
      <Fields {...props} />
    </div>
  );
  return (
    <div id={fieldId(WAY_FIELD)} tabIndex={-1} className="flex flex-col gap-1.5">
      <WaySwitch backTo="/checkout" onTable={changeWay} askTable={{ form: table, isOpen: part.isAtTable }} />
      {error ? <FieldError message={error} /> : null}
    </div>
  );
}

function TableField({ part, change, facts: { table }, errors }: StepProps<Where>) {
  if (table !== null) return null;
  const changeTable = (tableNum: string) => {
    errors.clearGiven("tableNum");
    // The way counts as chosen even if its press came before hydration.
    change({ tableNum, isAtTable: true });
  };
  return (
    <>
      <TextField
        {...tieField(errors, "tableNum", changeTable)}
        name="tableNum"
        label={m.checkout_table()}
        hint={m.checkout_table_hint()}
        value={part.tableNum}
        maxLength={MAX_TABLE_LENGTH}
        autoComplete="off"
        className="max-w-xs"
      />
      <ScanTable onTable={(found) => changeTable(tableOfVisit(found) ?? "")} className="self-start" />
    </>
  );
}

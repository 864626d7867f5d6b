import { formatPrepTime, m } from "@comptoir/messages";
import {
  completeDestination,
  type DestinationDraft,
  type DestinationKind,
  isDeliveryKind,
  isRefused,
  ORDER_TYPE_RULES,
  tableNumOf,
} from "@comptoir/ordering";
import type { ReactNode } from "react";
import {
  type CheckoutFacts,
  type CheckoutStep,
  keptText,
  type StepField,
  type StepProps,
  textOrNull,
} from "./checkout-step.ts";
import { DeliveryNote, TableField, type Where } from "./where-fields.tsx";

/** What the step asks and says for a kind of destination. */
type WhereForm = {
  readonly title: () => string;
  readonly fields: (facts: CheckoutFacts) => readonly StepField[];
  readonly Fields: (props: StepProps<Where>) => ReactNode;
  readonly words: (where: Where, facts: CheckoutFacts) => string;
};

const TABLE: WhereForm = {
  title: () => m.checkout_step_table(),
  // Whoever scanned the code of a table sits at it: there is nothing to ask.
  fields: ({ table }) =>
    table === null ? [{ name: "tableNum", label: m.checkout_table(), path: "data.config.tableNum" }] : [],
  Fields: TableField,
  words: ({ tableNum }, { table }) => m.venue_table({ table: (table?.number === tableNum && table.name) || tableNum }),
};

const COUNTER: WhereForm = {
  title: () => m.checkout_step_pickup(),
  fields: () => [],
  Fields: DeliveryNote,
  words: (_, { venue }) => venue.address ?? venue.name,
};

/** What the checkout does not ask for yet reads as a pickup, and is refused by the server, which says why. */
const FORMS: Readonly<Record<DestinationKind, WhereForm>> = {
  table: TABLE,
  pickup: COUNTER,
  "delivery-area": COUNTER,
  "delivery-address": COUNTER,
  suite: COUNTER,
  "school-date": COUNTER,
};

const formOf = ({ destination }: CheckoutFacts) => FORMS[destination.kind];

/** The destination with what the step has been told. */
function destinationWith({ tableNum }: Where, { destination }: CheckoutFacts): DestinationDraft {
  return destination.kind === "table" ? { ...destination, tableNum: textOrNull(tableNum) } : destination;
}

/** Where the order reaches the diner, and when. */
export const whereStep: CheckoutStep<Where> = {
  id: "where",
  folds: true,
  applies: () => true,
  title: (facts) => formOf(facts).title(),
  fresh: ({ remembered: { tableNum } }) => ({ tableNum }),
  // The link is of the table where the diner sits now; what was typed counts where it names none.
  restore: (kept, fresh) => ({ tableNum: fresh.tableNum || keptText(kept.tableNum, "") }),
  fields: (facts) => formOf(facts).fields(facts),
  Fields: WhereFields,
  summary: (where, facts) => {
    const first = formOf(facts).words(where, facts);
    // Where the time is chosen it has a step of its own.
    if (ORDER_TYPE_RULES[facts.orderType].choosesSlot) return first;
    return m.checkout_summary_pair({ first, second: when(facts) });
  },
  word: () => m.checkout_table_required(),
  check: (where, facts) => {
    const destination = completeDestination(destinationWith(where, facts));
    const isMissing =
      isRefused(destination) &&
      formOf(facts)
        .fields(facts)
        .some(({ name }) => name === destination.refused.detail);
    return isRefused(destination) && isMissing ? [{ field: destination.refused.detail, rule: "required" }] : [];
  },
  notices: [{ codes: [418, 419, 422, 424, "no_config", "order_type_not_offered"], next: () => m.checkout_next_how() }],
  write: (where, facts) => ({
    config: { tableNum: tableNumOf(destinationWith(where, facts)) },
    pickup: { delivery: isDeliveryKind(facts.destination.kind) },
  }),
};

function when({ prepMinutes }: CheckoutFacts): string {
  return prepMinutes > 0 ? m.checkout_asap_in({ time: formatPrepTime(prepMinutes) }) : m.checkout_asap();
}

function WhereFields(props: StepProps<Where>) {
  const { Fields } = formOf(props.facts);
  return <Fields {...props} />;
}

import { m } from "@comptoir/messages";
import { DELIVERY_PREFERENCES, type DeliveryPreference, MAX_NOTES_LENGTH } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { fieldId, tieField } from "../../../forms/form-errors.ts";
import { clockWords, deliveryInstant } from "../../../suites/event-times.ts";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { TextAreaField } from "../../../ui/field.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import { type CheckoutStep, keptText, type StepProps, textOrNull } from "../form/checkout-step.ts";
import { leftOnTab, type SuiteOfCheckout } from "../form/suite-of-checkout.ts";
import { TabPanel, tabWords } from "./tab-panel.tsx";

type ForSuite = {
  readonly deliveryTime: DeliveryPreference;
  /** Whether the time is the suite's usual one, which the diner has not confirmed for this pre-order yet. */
  readonly isProposed: boolean;
  readonly notes: string;
};

const FIELDS = { deliveryTime: "suites.deliveryTime", notes: "suites.notes", tab: "suites.tabLimit" } as const;

const PREFERENCES: Readonly<Record<DeliveryPreference, () => string>> = {
  before: () => m.suite_delivery_before(),
  beginning: () => m.suite_delivery_beginning(),
  "half-time": () => m.suite_delivery_half_time(),
};

/**
 * The suite's step: the delivery time of a pre-order, notes to the kitchen, and the tab on the event day.
 * suites#suite-order.
 */
export const suiteStep: CheckoutStep<ForSuite> = {
  id: "suite",
  folds: true,
  applies: ({ setup }) => setup.suite !== null,
  title: ({ setup }) => setup.suite?.name ?? "",
  fresh: ({ suite, toChange }) => ({
    deliveryTime: (suite && preferenceAt(suite, toChange?.wanted?.at)) ?? suite?.pre_order_delivery_time ?? "before",
    isProposed: suite !== null && !suite.isEventDay && suite.preOrder === null && toChange === null,
    notes: suite?.pre_order_additional_notes ?? "",
  }),
  restore: (kept, fresh) => {
    const notes = keptText(kept.notes, fresh.notes);
    const picked = DELIVERY_PREFERENCES.find((preference) => preference === kept.deliveryTime);
    if (picked === undefined || kept.isProposed === true) return { ...fresh, notes };
    return { deliveryTime: picked, isProposed: false, notes };
  },
  fields: ({ setup }) => [
    ...(setup.suite?.isEventDay ? [] : [fieldOf(FIELDS.deliveryTime, m.suite_delivery())]),
    fieldOf(FIELDS.notes, m.suite_notes()),
    fieldOf(FIELDS.tab, m.suite_tab()),
  ],
  Fields: SuiteFields,
  summary: ({ deliveryTime, isProposed }, { setup: { suite } }) => {
    if (suite === null) return "";
    if (suite.isEventDay) return tabWords(suite);
    const when = deliveryWords(suite, deliveryTime);
    return isProposed ? m.checkout_proposed({ when }) : when;
  },
  isDecided: ({ isProposed }) => !isProposed,
  check: (_, facts) => {
    const problem = tabProblem(facts);
    return problem === null ? [] : [{ field: FIELDS.tab, rule: problem === "closed" ? "required" : "max" }];
  },
  word: ({ rule }) => (rule === "max" ? m.refusal_tab_limit_reached() : m.refusal_tab_not_open()),
  notices: [
    { codes: ["tab_not_open", "tab_limit_reached"], next: () => m.suite_next_tab() },
    { codes: ["pre_order_closed"], next: () => m.suite_next_closed() },
  ],
  terms: ({ deliveryTime }, { suite }) => {
    if (suite === null) return {};
    return { date: suite.isEventDay ? null : deliveryInstant(suite, deliveryTime) };
  },
  write: ({ deliveryTime, notes }, { setup: { suite } }) => {
    if (suite === null) return {};
    const said = { eventSuiteId: suite.id, notes: textOrNull(notes), tabLimit: suite.tab_limit };
    if (!suite.isEventDay) return { suites: { ...said, deliveryTime } };
    return { config: { eventDayOrdering: true }, suites: { ...said, deliveryTime: null } };
  },
};

function fieldOf(name: string, label: string) {
  return { name, label, path: `data.${name}` };
}

function preferenceAt(suite: SuiteOfCheckout, at: string | undefined): DeliveryPreference | null {
  return DELIVERY_PREFERENCES.find((preference) => deliveryInstant(suite, preference) === at) ?? null;
}

function deliveryWords(suite: SuiteOfCheckout, preference: DeliveryPreference): string {
  return m.checkout_summary_pair({
    first: PREFERENCES[preference](),
    second: clockWords(deliveryInstant(suite, preference), suite.zone),
  });
}

/** Returns why an order on the event day cannot go on the tab: it is not open, or its limit is too low. suites#tab. */
function tabProblem({ setup: { suite }, bill }: CheckoutFacts): "closed" | "limit" | null {
  if (!suite?.isEventDay) return null;
  if (!suite.tab_open) return "closed";
  const left = leftOnTab(suite);
  return left !== null && bill !== null && centsOf(bill.totalWithTip) > left ? "limit" : null;
}

function SuiteFields({
  part: { deliveryTime, isProposed, notes },
  change,
  facts: { setup },
  errors,
}: StepProps<ForSuite>) {
  const { suite } = setup;
  if (suite === null) return null;
  return (
    <>
      {suite.isEventDay ? null : (
        <ChoiceGroup
          id={fieldId(FIELDS.deliveryTime)}
          legend={m.suite_delivery()}
          hint={isProposed ? m.checkout_time_proposed() : undefined}
        >
          {DELIVERY_PREFERENCES.map((preference) => (
            <RadioCard
              key={preference}
              name="suite-delivery"
              checked={preference === deliveryTime}
              onClick={() => change({ deliveryTime: preference, isProposed: false })}
              onChange={() => change({ deliveryTime: preference, isProposed: false })}
              className={isProposed ? "has-checked:border-dashed has-checked:ring-0" : undefined}
              label={PREFERENCES[preference]()}
              aside={clockWords(deliveryInstant(suite, preference), suite.zone)}
            />
          ))}
        </ChoiceGroup>
      )}
      <TextAreaField
        {...tieField(errors, FIELDS.notes, (typed) => change({ notes: typed }))}
        name="suite-notes"
        label={m.suite_notes()}
        hint={m.suite_notes_hint()}
        optional={true}
        value={notes}
        maxLength={MAX_NOTES_LENGTH}
      />
      <TabPanel id={fieldId(FIELDS.tab)} suite={suite} error={errors.messageOf(FIELDS.tab)} />
    </>
  );
}

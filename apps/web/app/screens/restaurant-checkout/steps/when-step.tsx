import { m } from "@comptoir/messages";
import { ORDER_TYPE_RULES } from "@comptoir/ordering";
import { sayWhen } from "../../../venue/say-when.ts";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import { type CheckoutStep, keptText } from "../form/checkout-step.ts";
import { findSlot, minutesOf } from "../times/times-view.ts";
import { asapWords } from "./asap-words.ts";
import { WhenFields } from "./when-fields.tsx";
import { checkWhen, freshWhen, WHEN_FIELDS, type When } from "./when-part.ts";

/** The time step of an order that leaves the venue: as soon as possible, or a free slot. time#slots. */
export const whenStep: CheckoutStep<When> = {
  id: "when",
  folds: true,
  dependsOn: "where",
  // A group's order is for the group's time.
  applies: ({ orderType, setup: { group } }) => ORDER_TYPE_RULES[orderType].choosesSlot && group === undefined,
  title: () => m.checkout_step_when(),
  fresh: ({ times, wantedTime, toChange }) =>
    toChange?.wanted
      ? { choice: "later", date: toChange.wanted.date, at: toChange.wanted.at, proposed: null }
      : { ...freshWhen(times?.times ?? null, wantedTime), ...(wantedTime !== null && { wanted: wantedTime }) },
  restore: (kept, fresh) =>
    kept.wanted !== fresh.wanted || kept.proposed === "all"
      ? fresh
      : {
          ...fresh,
          choice: kept.choice === "asap" || kept.choice === "later" ? kept.choice : fresh.choice,
          date: keptText(kept.date, fresh.date),
          at: keptText(kept.at, fresh.at),
          proposed: kept.choice === undefined ? (fresh.proposed ?? null) : kept.proposed === "time" ? "time" : null,
        },
  fields: ({ times }) =>
    times === null || times.days.length === 0
      ? []
      : [
          { name: WHEN_FIELDS.choice, label: m.checkout_when_legend(), path: "data.checkout.pickup.scheduled" },
          { name: WHEN_FIELDS.date, label: m.checkout_day(), path: "data.checkout.pickup.dueByDate" },
          { name: WHEN_FIELDS.time, label: m.checkout_time(), path: "data.checkout.pickup.dueByTime" },
        ],
  Fields: WhenFields,
  summary: (when, facts) => wordWhen(when, facts),
  isDecided: ({ proposed }, { times }) => !proposed || times === null || times.days.length === 0,
  check: (when, { times }) => checkWhen(when, times),
  word: ({ field, params }) => {
    if (field === WHEN_FIELDS.choice) return m.checkout_asap_gone();
    return params?.gone ? m.checkout_time_gone() : m.checkout_time_required();
  },
  notices: [{ codes: [417, 418, 422, 424], next: () => m.checkout_next_time() }],
  // The restored time may be from another visit. An order without a choice of time ignores it.
  terms: ({ choice, at }, { choosesTime, group }) => ({
    date: group ? group.date : choosesTime && choice === "later" && at !== "" ? at : null,
  }),
  write: ({ choice, at, date }, { orderType, times, setup: { group } }) => {
    if (group) return { pickup: { scheduled: group.date !== null } };
    if (!ORDER_TYPE_RULES[orderType].choosesSlot || choice === "asap") return { pickup: { scheduled: false } };
    const time = times && findSlot(times, at)?.slot.time;
    return { pickup: { scheduled: true, dueByDate: date, dueByTime: time ?? null } };
  },
};

function wordWhen({ choice, at, proposed }: When, facts: CheckoutFacts): string {
  const { times, venue } = facts;
  if (choice === "later") {
    const found = times && findSlot(times, at);
    if (!found) return m.checkout_time_required();
    const when = sayWhen(momentOf(found), venue.now);
    return proposed ? m.checkout_proposed({ when }) : when;
  }
  if (times !== null && !times.asap.available) return m.checkout_no_times();
  return asapWords(facts) ?? m.checkout_asap();
}

function momentOf({ date, slot }: NonNullable<ReturnType<typeof findSlot>>) {
  return { date, weekday: 0, minutes: minutesOf(slot.time) };
}

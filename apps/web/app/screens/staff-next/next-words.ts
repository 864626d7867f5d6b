import type { NextStepsData } from "@comptoir/contract";
import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import type { NextState, NextStepName } from "@comptoir/ordering";
import { localMomentAt } from "../../venue/local-moment.ts";

type Counts = Pick<NextStepsData, "tables" | "people">;
type Link = { readonly to: string; readonly words: string; readonly isFile?: true };

/** A step as the page shows it. Times are worded on the server: browsers know different zones. */
export type NextRow = {
  readonly name: NextStepName;
  readonly title: string;
  readonly text: string;
  readonly standing: "done" | "open" | "ticked";
  readonly ticked: string | null;
  readonly link: Link | null;
  /** What the button says that ticks the step. */
  readonly tickWords: string;
};

const TITLES: Readonly<Record<NextStepName, () => string>> = {
  hours: m.staff_next_hours,
  taxes: m.staff_next_taxes,
  payment: m.staff_next_payment,
  mail: m.staff_next_mail,
  cards: m.staff_next_cards,
  device: m.staff_next_device,
  kitchen: m.staff_next_kitchen,
  people: m.staff_next_people,
};

const TEXTS: Readonly<Record<NextState, (counts: Counts) => string>> = {
  "hours-set": () => m.staff_next_hours_set(),
  "hours-none": () => m.staff_next_hours_none(),
  "taxes-set": () => m.staff_next_taxes_set(),
  "taxes-none": () => m.staff_next_taxes_none(),
  "payment-own": () => m.staff_next_payment_own(),
  "payment-shared": () => m.staff_next_payment_shared(),
  "payment-on-premise": () => m.staff_next_payment_on_premise(),
  "payment-none": () => m.staff_next_payment_none(),
  "payment-test": () => m.staff_next_payment_test(),
  "payment-own-off": () => m.staff_next_payment_own_off(),
  "payment-connect": () => m.staff_next_payment_connect(),
  "mail-on": () => m.staff_next_mail_on(),
  "mail-off": () => m.staff_next_mail_off(),
  "cards-unknown": ({ tables }) => m.staff_next_cards_unknown({ count: tables }),
  "cards-no-tables": () => m.staff_next_cards_no_tables(),
  "device-on": () => m.staff_next_device_on(),
  "device-invited": () => m.staff_next_device_invited(),
  "device-none": () => m.staff_next_device_none(),
  "kitchen-printer": () => m.staff_next_kitchen_printer(),
  "kitchen-board": () => m.staff_next_kitchen_board(),
  "kitchen-worked": () => m.staff_next_kitchen_worked(),
  "kitchen-none": () => m.staff_next_kitchen_none(),
  "people-on": ({ people }) => m.staff_next_people_on({ count: people }),
  "people-none": () => m.staff_next_people_none(),
};

/** Returns where a step is done; null for the mail server, which no page sets. */
function linkOf(name: NextStepName, state: NextState): Link | null {
  switch (name) {
    case "hours":
      return { to: "/staff/settings/hours", words: m.staff_next_hours_link() };
    case "taxes":
      return { to: "/staff/settings/tax", words: m.staff_next_taxes_link() };
    case "payment":
      return { to: "/staff/payments", words: m.staff_next_payment_link() };
    case "mail":
      return null;
    case "cards":
      return state === "cards-unknown"
        ? { to: "/staff/tables/cards.pdf", words: m.staff_next_cards_pdf(), isFile: true }
        : { to: "/staff/settings/tables", words: m.staff_next_cards_tables() };
    case "device":
      return { to: "/staff/people", words: m.staff_next_device_link() };
    case "kitchen":
      return { to: "/staff/board", words: m.staff_next_kitchen_link() };
    case "people":
      return { to: "/staff/people", words: m.staff_next_people_link() };
  }
}

/** Returns the row of a step: what is done or to do, and where. studio#next-steps. */
export function nextRow(
  { name, state, isDone, tick }: NextStepsData["steps"][number],
  counts: Counts,
  zone: string,
): NextRow {
  return {
    name,
    title: TITLES[name](),
    text: TEXTS[state](counts),
    standing: isDone ? "done" : tick ? "ticked" : "open",
    ticked: tick && m.staff_next_ticked_by({ name: tick.by, when: momentWords(tick.at, zone) }),
    link: linkOf(name, state),
    tickWords: state === "cards-unknown" ? m.staff_next_tick() : m.staff_next_skip(),
  };
}

function momentWords(instant: string, zone: string): string {
  const { date, minutes } = localMomentAt(Date.parse(instant), zone);
  return `${formatDate(date)}, ${formatTimeOfDay(minutes)}`;
}

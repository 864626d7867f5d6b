import { PAY_ON_PREMISE } from "../../payment/means/index.ts";

/** What a new restaurant does next, in the sequence in which managers see it. studio#next-steps. */
export const NEXT_STEPS = ["hours", "taxes", "payment", "mail", "cards", "device", "kitchen", "people"] as const;
export type NextStepName = (typeof NEXT_STEPS)[number];

/** What the server knows of a restaurant. Nothing of a draft counts. */
export type NextFacts = {
  readonly hasHours: boolean;
  readonly hasTax: boolean;
  /** The processor of its cards; null: no order can be paid. */
  readonly processor: string | null;
  /** False in the sandbox, and with test keys of a processor. */
  readonly movesMoney: boolean;
  /** Whether its own account takes cards; null if it has none. */
  readonly ownAccount: { readonly takesCards: boolean } | null;
  /** Whether it can connect an account of its own. */
  readonly canConnect: boolean;
  /** Whether mails are sent, and not only stored. */
  readonly sendsMail: boolean;
  readonly tables: number;
  /** Devices of the staff, and those that are signed in. */
  readonly devices: number;
  readonly devicesSignedIn: number;
  /** Printers that are on, boards that are open now, and whether the staff has worked an order before. */
  readonly printers: number;
  readonly boards: number;
  readonly hasWorkedOrders: boolean;
  /** Persons of the staff, with the one who looks. */
  readonly persons: number;
};

/** How a step stands. Each state has a sentence of its own; those of `NEXT_STEPS_DONE` need nothing more. */
export const NEXT_STATES = [
  "hours-set",
  "hours-none",
  "taxes-set",
  "taxes-none",
  "payment-own",
  "payment-shared",
  "payment-on-premise",
  "payment-none",
  "payment-test",
  "payment-own-off",
  "payment-connect",
  "mail-on",
  "mail-off",
  "cards-unknown",
  "cards-no-tables",
  "device-on",
  "device-invited",
  "device-none",
  "kitchen-printer",
  "kitchen-board",
  "kitchen-worked",
  "kitchen-none",
  "people-on",
  "people-none",
] as const;
export type NextState = (typeof NEXT_STATES)[number];

const DONE: ReadonlySet<NextState> = new Set<NextState>([
  ...(["hours-set", "taxes-set", "payment-own", "payment-shared", "payment-on-premise", "mail-on"] as const),
  ...(["device-on", "kitchen-printer", "kitchen-board", "kitchen-worked", "people-on"] as const),
]);

export type NextStep = { readonly name: NextStepName; readonly state: NextState; readonly isDone: boolean };

/** Derives the steps of a restaurant from what is known. Whether cards were printed is not known, so it is never done. */
export function nextSteps(facts: NextFacts): readonly NextStep[] {
  const states: Readonly<Record<NextStepName, NextState>> = {
    hours: facts.hasHours ? "hours-set" : "hours-none",
    taxes: facts.hasTax ? "taxes-set" : "taxes-none",
    payment: paymentState(facts),
    mail: facts.sendsMail ? "mail-on" : "mail-off",
    cards: facts.tables > 0 ? "cards-unknown" : "cards-no-tables",
    device: facts.devicesSignedIn > 0 ? "device-on" : facts.devices > 0 ? "device-invited" : "device-none",
    kitchen: kitchenState(facts),
    people: facts.persons > 1 ? "people-on" : "people-none",
  };
  return NEXT_STEPS.map((name) => ({ name, state: states[name], isDone: DONE.has(states[name]) }));
}

/** Who is paid when a guest pays by card. payment#own-account. */
function paymentState({ processor, movesMoney, ownAccount, canConnect }: NextFacts): NextState {
  if (processor === null) return "payment-none";
  if (!movesMoney) return "payment-test";
  if (processor === PAY_ON_PREMISE.name) return "payment-on-premise";
  if (ownAccount !== null) return ownAccount.takesCards ? "payment-own" : "payment-own-off";
  return canConnect ? "payment-connect" : "payment-shared";
}

function kitchenState({ printers, boards, hasWorkedOrders }: NextFacts): NextState {
  if (printers > 0) return "kitchen-printer";
  if (boards > 0) return "kitchen-board";
  return hasWorkedOrders ? "kitchen-worked" : "kitchen-none";
}

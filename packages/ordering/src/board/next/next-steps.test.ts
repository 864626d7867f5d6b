import { describe, expect, it } from "vitest";
import { NEXT_STATES, NEXT_STEPS, type NextFacts, nextSteps } from "./next-steps.ts";

const NOTHING: NextFacts = {
  ...{ hasHours: false, hasTax: false, processor: null, movesMoney: true, ownAccount: null, canConnect: false },
  ...{ sendsMail: false, tables: 0, devices: 0, devicesSignedIn: 0, printers: 0, boards: 0, hasWorkedOrders: false },
  persons: 1,
};
const stateOf = (name: string, but: Partial<NextFacts>) => {
  const step = nextSteps({ ...NOTHING, ...but }).find((one) => one.name === name);
  return [step?.state, step?.isDone];
};

describe("studio#next-steps", () => {
  it("are in one sequence, and none is done in a restaurant that has nothing", () => {
    const steps = nextSteps(NOTHING);
    expect(steps.map(({ name }) => name)).toEqual([...NEXT_STEPS]);
    expect(steps.filter(({ isDone }) => isDone)).toEqual([]);
  });

  it.each<[string, Partial<NextFacts>, string, boolean]>([
    ["hours", { hasHours: true }, "hours-set", true],
    ["taxes", { hasTax: true }, "taxes-set", true],
    ["payment", {}, "payment-none", false],
    ["payment", { processor: "sandbox", movesMoney: false }, "payment-test", false],
    ["payment", { processor: "stripe", movesMoney: false, ownAccount: { takesCards: true } }, "payment-test", false],
    ["payment", { processor: "payOnPremise" }, "payment-on-premise", true],
    ["payment", { processor: "stripe", ownAccount: { takesCards: true } }, "payment-own", true],
    ["payment", { processor: "stripe", ownAccount: { takesCards: false } }, "payment-own-off", false],
    ["payment", { processor: "stripe", canConnect: true }, "payment-connect", false],
    ["payment", { processor: "stripe" }, "payment-shared", true],
    ["mail", { sendsMail: true }, "mail-on", true],
    ["cards", { tables: 12 }, "cards-unknown", false],
    ["device", { devices: 1 }, "device-invited", false],
    ["device", { devices: 2, devicesSignedIn: 1 }, "device-on", true],
    ["kitchen", { printers: 1, boards: 1 }, "kitchen-printer", true],
    ["kitchen", { boards: 1 }, "kitchen-board", true],
    ["kitchen", { hasWorkedOrders: true }, "kitchen-worked", true],
    ["people", { persons: 2 }, "people-on", true],
  ])("%s with %j is %s", (name, facts, state, isDone) => {
    expect(stateOf(name, facts)).toEqual([state, isDone]);
    expect(NEXT_STATES).toContain(state);
  });
});

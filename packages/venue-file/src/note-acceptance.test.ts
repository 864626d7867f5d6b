import { describe, expect, test } from "vitest";
import { findingsOf } from "./testing/findings-of.ts";

const AT = "restaurant.order_options";
const NEVER =
  "has no effect: the mode is automatic, so orders are accepted as they are placed; countdown and manual wait";
const findings = (order_options: object) => findingsOf({ order_options });
const email = "chef@example.ca";

describe("venue#file-doubts: a setting for orders that wait, where none waits", () => {
  test.each<[title: string, options: object, said: string]>([
    ["seconds without a mode", { acceptance: { seconds: 60 } }, `${AT}.acceptance: ${NEVER}`],
    [
      "what happens when missed",
      { acceptance: { mode: "automatic", when_missed: "decline" } },
      `${AT}.acceptance: ${NEVER}`,
    ],
    [
      "seconds of a type",
      { acceptance_by_type: { delivery: { seconds: 60 } } },
      `${AT}.acceptance_by_type.delivery: ${NEVER}`,
    ],
  ])("%s", (_title, options, said) => {
    expect(findings(options)).toEqual([said]);
  });

  test.each<[title: string, options: object]>([
    ["the mode of all", { acceptance: { mode: "manual", seconds: 60 }, alerts: [{ email }] }],
    [
      "one type, with the seconds of all",
      { acceptance: { seconds: 60 }, acceptance_by_type: { pickup: { mode: "countdown" } } },
    ],
    [
      "a type, with the mode of all",
      { acceptance: { mode: "manual" }, acceptance_by_type: { pickup: { seconds: 60 } } },
    ],
    ["alerts alone, which also tell of orders on no board", { alerts: [{ email }] }],
  ])("is in order with %s", (_title, options) => {
    expect(findings(options)).toEqual([]);
  });
});

describe("board#alerts: a person who cannot be told", () => {
  const MANUAL = { acceptance: { mode: "manual" } };
  const fault = (alert: object) => findings({ ...MANUAL, alerts: [alert] });

  test.each([{}, { email: null, phone: null }, { phone: "" }])("%j", (alert) => {
    expect(fault(alert)).toEqual([`${AT}.alerts[0]: has no effect: it has neither an email nor a phone`]);
  });

  test.each(["12", "555-0150", "+33 1 44 78 08 95"])("phone %s", (phone) => {
    expect(fault({ phone })).toEqual([
      `${AT}.alerts[0].phone: is "${phone}"; expected a phone number of Canada or the United States, with ten digits`,
    ]);
  });

  test.each(["418-555-0150", "+1 (418) 555-0150", "4185550150", "1.418.555.0150 x12"])("but not phone %s", (phone) => {
    expect(fault({ phone })).toEqual([]);
  });
});

describe("board#age: minutes that are no pair in ascending order are one fault, which shows them", () => {
  test.each<[minutes: unknown, shown: string]>([
    [[9, 5], "[9, 5]"],
    [[5], "[5]"],
    [[5, 8, 9], "[5, 8, 9]"],
    [[], "[]"],
    [5, "5"],
    [{ late: 5 }, "an object"],
  ])("%j", (minutes, shown) => {
    expect(findings({ ages: { table: minutes } })).toEqual([
      `${AT}.ages.table: is ${shown}; expected two numbers of minutes, the smaller first, such as [5, 8]`,
    ]);
  });

  test.each<[minutes: unknown, index: number, shown: string]>([
    [[0, 5], 0, "0"],
    [[5, 1441], 1, "1441"],
    [[5, "late"], 1, '"late"'],
  ])("%j: the one that is no number of minutes", (minutes, index, shown) => {
    expect(findings({ ages: { table: minutes } })).toEqual([
      `${AT}.ages.table[${index}]: is ${shown}; expected a whole number from 1 to 1440`,
    ]);
  });

  test.each([[[5, 5]], [["5", "8"]]])("%j is in order", (minutes) => {
    expect(findings({ ages: { table: minutes } })).toEqual([]);
  });
});

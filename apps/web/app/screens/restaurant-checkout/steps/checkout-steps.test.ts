import { describe, expect, test } from "vitest";
import { sandboxGateway } from "../../../cards/sandbox-gateway.tsx";
import { inOrderOf } from "../../../forms/form-errors.ts";
import { parseVisit } from "../../../visit/parse-visit.ts";
import type { WayView } from "../../restaurant/ways/load-ways.ts";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import { questionViews } from "../form/question-views.ts";
import { A_PICKUP, A_SETUP, someFacts } from "../testing/some-facts.ts";
import {
  checkDraft,
  checkoutSteps,
  fieldNames,
  findField,
  findFieldOfPath,
  newDraft,
  stepsFor,
} from "./checkout-steps.ts";

/** Returns the missing and invalid fields of a draft after a change, each with its step. */
function refusedFields(change: Readonly<Record<string, object>>, facts: Partial<CheckoutFacts> = {}) {
  const fresh = newDraft(A_SETUP);
  const changed = Object.entries(change).map(([id, part]) => [id, { ...(fresh[id] as object), ...part }]);
  const refusals = checkDraft({ ...fresh, ...Object.fromEntries(changed) }, someFacts(facts));
  return refusals.map(({ step, field }) => `${step.id}: ${field}`);
}

function aWay(name: WayView["name"]): WayView {
  const kind = name === "table" ? "table" : "pickup";
  const visit = parseVisit(new URLSearchParams());
  return { name, visit, isChosen: false, kind, isServedNow: true, ahead: null, charge: null, table: null };
}

const QUESTIONS = [{ question: "Where?", question_type: "select_one", options: ["Dock"], required: true }];
const ASKING = {
  ...A_SETUP,
  questions: questionViews(QUESTIONS, "en-CA"),
  rules: { order_options: { custom_questions: QUESTIONS, hide_guest_info: null } },
};
const A_CARD: CheckoutFacts["card"] = {
  entry: sandboxGateway.mount({
    tokenUrl: "/tokens",
    publishableKey: null,
    account: null,
    avs: false,
    today: "2026-11-20",
  }),
  state: { refusals: [{ field: "card.number", rule: "credit_card" }], last4: "" },
};

describe("the validation of the checkout", () => {
  test("At a table, the table number and a name suffice.", () => {
    expect(refusedFields({})).toEqual([]);
    expect(refusedFields({ where: { tableNum: " " }, who: { fullName: "" } }, { table: null })).toEqual([
      "where: tableNum",
      "who: contact.full_name",
    ]);
  });

  test("Among several ways, one has to be chosen; the table number is required once the way to a table is.", () => {
    const ways = (["table", "pickup"] as const).map((name) => aWay(name));
    const atNone = { ways, table: null };
    expect(refusedFields({ where: { tableNum: "7" } }, atNone)).toEqual(["where: delivery.handover"]);
    expect(refusedFields({ where: { isAtTable: true, tableNum: "" } }, atNone)).toEqual(["where: tableNum"]);
    expect(refusedFields({ where: { isAtTable: true, tableNum: "7" } }, atNone)).toEqual([]);
  });

  test("A take-out requires a way to contact the diner.", () => {
    expect(refusedFields({}, A_PICKUP)).toEqual(["who: contact.phone_number"]);
    expect(refusedFields({ who: { email: "sam@example.com" } }, A_PICKUP)).toEqual([]);
  });

  test("At a table, remembered values of fields that the page does not show are not validated.", () => {
    expect(refusedFields({ who: { email: "x", phoneNumber: "1" } })).toEqual([]);
  });

  test("A legal-drinking-age checkbox is required for alcohol.", () => {
    expect(refusedFields({}, { needsAge: true })).toEqual(["extras: legal"]);
    expect(refusedFields({ extras: { isOfLegalAge: true } }, { needsAge: true })).toEqual([]);
  });

  test("A required question has to be answered.", () => {
    expect(refusedFields({}, { setup: ASKING })).toEqual(["extras: questions[0]"]);
    expect(refusedFields({ extras: { answers: { "Where?": ["Dock"] } } }, { setup: ASKING })).toEqual([]);
  });

  test("A custom tip must be numeric, if the restaurant takes tips.", () => {
    const setup = { ...A_SETUP, tips: { percentages: [], preselected: null, title: null } };
    for (const typed of ["lots", ""])
      expect(refusedFields({ tip: { tip: { kind: "own", typed } } }, { setup })).toEqual(["tip: tip"]);
    expect(refusedFields({ tip: { tip: { kind: "own", typed: "lots" } } })).toEqual([]);
  });

  test("The gateway's faults of the card come last, and only if a card pays.", () => {
    expect(refusedFields({ who: { fullName: "" } }, { payment: "credit_card", card: A_CARD })).toEqual([
      "who: contact.full_name",
      "payment: card.number",
    ]);
    expect(refusedFields({}, { payment: "nothing", card: A_CARD })).toEqual([]);
  });
});

test("All faults, the server's included, are in the order of the page.", () => {
  const facts = someFacts({ setup: ASKING, payment: "credit_card", card: A_CARD });
  const said = ["card.number", "elsewhere", "contact.full_name", "questions[0]"].map((field) => ({
    field,
    message: "",
  }));
  expect(inOrderOf(fieldNames(facts), said).map(({ field }) => field)).toEqual([
    "contact.full_name",
    "questions[0]",
    "card.number",
    "elsewhere",
  ]);
});

test("A step does not ask for what the link defines: the table of a code, or a pickup.", () => {
  const asked = (facts: Partial<CheckoutFacts>) => fieldNames(someFacts(facts)).slice(0, 2);
  expect(asked({ table: null })).toEqual(["tableNum", "contact.full_name"]);
  expect(asked({})[0]).toBe("contact.full_name");
  expect(asked(A_PICKUP)[0]).toBe("contact.full_name");
});

describe("the fields of the steps", () => {
  const everything = someFacts({ table: null, setup: ASKING, needsAge: true, payment: "credit_card", card: A_CARD });

  test.each([
    ["data.config.tableNum", "tableNum"],
    ["data.checkout.contact.full_name", "contact.full_name"],
    ["data.checkout.questions[0]", "questions[0]"],
    ["data.checkout.questions[0].answer", "questions[0]"],
    ["data.checkout.legalAcceptance", "legal"],
    ["data.checkout.card.number", "card.number"],
  ])("The server's message about %s is shown at the field %s.", (path, name) => {
    expect(findFieldOfPath(path, everything)?.name).toBe(name);
  });

  test("A path that the page does not show has no field, so the refusal itself shows the message.", () => {
    const shown = (path: string) => findFieldOfPath(path, someFacts(A_PICKUP));
    expect(["data.config.tableNum", "data.checkout.legalAcceptance", "data.items[0].id"].map(shown)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("Every field that can be refused belongs to a step and has a label.", () => {
    const fresh = newDraft(ASKING);
    const where = { ...(fresh.where as object), tableNum: "" };
    const draft = { ...fresh, where, who: { fullName: "", email: "x", phoneNumber: "1" } };
    const refusals = checkDraft(draft, everything);
    expect(refusals.length).toBeGreaterThan(4);
    for (const { step, field } of refusals) {
      const found = findField(field, everything);
      expect([found?.step, found?.field.label]).toEqual([step, expect.stringMatching(/./)]);
    }
  });

  test("A step without anything to ask is left out.", () => {
    const ids = (facts: Partial<CheckoutFacts>) => stepsFor(someFacts(facts)).map(({ id }) => id);
    expect(ids({ ...A_PICKUP, setup: { ...A_SETUP, hidesTakeoutNotes: true } })).toEqual([
      ...["where", "when", "who", "payment"],
    ]);
    expect(ids({ setup: { ...A_SETUP, tips: { percentages: [], preselected: null, title: null } } })).toEqual(
      checkoutSteps()
        .map(({ id }) => id)
        .filter((id) => id !== "when" && id !== "suite" && id !== "loyalty"),
    );
  });
});

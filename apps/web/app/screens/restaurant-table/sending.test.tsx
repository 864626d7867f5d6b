// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { AGE_FIELD, type TableAnswer } from "./act-at-table.ts";
import type { SeatedTable } from "./seated-table.ts";
import { SendForms } from "./sending.tsx";

const PEOPLE = ["ana", "olu"].map((id) => ({ id, name: id, state: "done", isHost: id === "ana" }));
const sentBy = (person: string) => ({ orderId: `of ${person}`, lines: [{ people: [person] }] });
const seated = (changes: Partial<Record<"sending" | "rounds" | "needsAge", unknown>> = {}) =>
  ({
    you: "ana",
    table: {
      ...{ people: PEOPLE, open: [{ person: "ana" }, { person: "olu" }], needsAge: false, sending: null, rounds: [] },
      ...changes,
    },
  }) as unknown as SeatedTable;

const QUESTIONS = [
  { question: "Where?", words: "Where?", takesSeveral: false, required: true, options: [] },
  { question: "Birthday?", words: "Birthday?", takesSeveral: false, required: false, options: [] },
];

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

type FormsProps = {
  readonly answer: TableAnswer | undefined;
  readonly first: SeatedTable;
  readonly live: { show: (table: SeatedTable) => void };
};

function Forms({ answer, first, live }: FormsProps) {
  const [yours, setYours] = useState(first);
  live.show = setYours;
  return <SendForms {...{ yours, answer }} sendKey="key" questions={QUESTIONS} takesCodes={true} />;
}

/** Ana's forms at a table that changes, as the live page does. */
async function aTable(answer?: TableAnswer, first = seated()) {
  const live = { show: (_: SeatedTable) => {} };
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  const router = createMemoryRouter([{ path: "/", element: <Forms {...{ answer, first, live }} /> }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  return { ...dinerAt(page), becomes: (table: SeatedTable) => act(async () => live.show(table)) };
}

test("checkout#custom-questions: What a person has given for a sending stays while another's waits, is undone or sent; their own empties it.", async () => {
  const ana = await aTable();
  await ana.fill("Where?", "Outside");
  await ana.fill(m.cart_code_discount(), "WELCOME");
  await ana.becomes(seated({ sending: { by: "olu", people: ["ana", "olu"], at: new Date().toISOString() } }));
  expect(ana.asksFor("Where?")).toBe(false);
  await ana.becomes(seated());
  expect([ana.field("Where?").value, ana.field(m.cart_code_discount()).value]).toEqual(["Outside", "WELCOME"]);

  await ana.becomes(seated({ rounds: [sentBy("olu")] }));
  expect(ana.field("Where?").value).toBe("Outside");
  await ana.becomes(seated({ rounds: [sentBy("olu"), sentBy("ana")] }));
  expect([ana.field("Where?").value, ana.field(m.cart_code_discount()).value]).toEqual(["", ""]);
});

test("checkout#custom-questions: A question that stopped a sending says so until it is answered.", async () => {
  const typed = { name: "", word: "", answers: { "Birthday?": ["Zoe"] }, code: "", isOfAge: false };
  const ana = await aTable({ act: "send", problem: m.form_required(), field: "questions[0]", typed });
  expect(ana.field("Birthday?").value).toBe("Zoe");
  expect(document.activeElement).toBe(ana.field("Where?"));
  expect(ana.saidOf("Where?")).toBe(m.form_required());
  await ana.fill("Birthday?", "Zoe and Max");
  expect(ana.saidOf("Where?")).toBe(m.form_required());
  await ana.fill("Where?", "Outside");
  expect(ana.saidOf("Where?")).toBe("");
});

test("checkout#alcohol-age: A missing confirmation of age stops a sending at its box, until it is ticked.", async () => {
  const typed = { name: "", word: "", answers: {}, code: "", isOfAge: false };
  const problem = m.order_age_confirmation_required();
  const ana = await aTable({ act: "send", problem, field: AGE_FIELD, typed }, seated({ needsAge: true }));
  const box = document.querySelector<HTMLInputElement>("[name=age]");
  expect(document.activeElement).toBe(box);
  expect(ana.reads()).toContain(problem);
  await act(async () => box?.click());
  expect(ana.reads()).not.toContain(problem);
});

test("table#send: Enter in a field, which presses the form's first submit button, sends nothing.", async () => {
  const ana = await aTable();
  const pressed = document.querySelector<HTMLButtonElement>("form:has([name=key]) button");
  expect([pressed?.type, pressed?.hidden, pressed?.name]).toEqual(["submit", true, ""]);
  await act(async () => pressed?.click());
  expect(ana.reads()).toContain(m.table_send_mine());
});

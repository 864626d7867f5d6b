// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { expect, onTestFinished, test, vi } from "vitest";
import { aFakeApi, aGrill, refusal } from "../../testing/fake-api.ts";
import { browserCaller } from "../../venue/api-caller.ts";
import { act } from "./act-at-table.ts";

const QUESTIONS = [
  { question: "Cutlery?", options: ["Yes", "No"], question_type: "select_one", required: true },
  { question: "Sauces?", options: ["Mayo", "Ketchup"], question_type: "checkbox" },
  { question: "Anything else?", options: [], question_type: "select_one" },
];

/** Sends the table's form, as a browser without script does. */
async function send(
  fields: readonly (readonly [string, string])[],
  { people = "ana", reply = () => Response.json({}) } = {},
) {
  const api = aFakeApi(aGrill());
  const sent: unknown[] = [];
  api.answer("POST /table/send", async (request) => {
    sent.push((await request.json()).checkout);
    return reply();
  });
  vi.stubGlobal("fetch", api.fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  const form = new FormData();
  form.append("act", "send");
  form.append("people", people);
  form.append("key", crypto.randomUUID());
  for (const [name, value] of fields) form.append(name, value);
  return { answer: await act(browserCaller("1"), form, "12", QUESTIONS), sent };
}

test("checkout#custom-questions: What a table sends has the sender's answers: one, several, or a text.", async () => {
  const { sent } = await send([
    ["questions[0]", "No"],
    ["questions[1]", "Mayo"],
    ["questions[1]", "Ketchup"],
    ["questions[2]", "A high chair"],
  ]);
  expect(sent).toEqual([
    {
      legalAcceptance: false,
      questions: [
        { question: "Cutlery?", answer: "No" },
        { question: "Sauces?", answer: ["Mayo", "Ketchup"] },
        { question: "Anything else?", answer: "A high chair" },
      ],
    },
  ]);
});

test("checkout#custom-questions: Without a required answer nothing is sent; the question is named, and what was given stays: answers, code, age.", async () => {
  const { answer, sent } = await send([
    ["questions[1]", "Mayo"],
    ["code", "WELCOME"],
    ["age", "on"],
  ]);
  expect(sent).toEqual([]);
  expect(answer).toMatchObject({ act: "send", field: "questions[0]", problem: m.form_required(), status: 400 });
  expect(answer.typed).toMatchObject({ answers: { "Sauces?": ["Mayo"] }, code: "WELCOME", isOfAge: true });
});

test("table#send: A confirmation of age or an answer that the server misses is a problem of its field; another refusal is one of the page.", async () => {
  const answered = [["questions[0]", "No"]] as const;
  const issuesOf = (path: string) => ({ issues: [{ path, message: "Missing." }] });
  const problemOf = async (path: string) =>
    (await send(answered, { reply: () => refusal(400, "invalid_request", issuesOf(path)) })).answer;
  expect(await problemOf("checkout.legalAcceptance")).toMatchObject({ field: "age", problem: "Missing.", status: 400 });
  expect(await problemOf("checkout.questions[1]")).toMatchObject({ field: "questions[1]", problem: "Missing." });
  expect(await problemOf("discount.code")).toMatchObject({ field: null });
});

test("table#send: Enter in a field, which names nobody, sends nothing without script, and what was given stays.", async () => {
  const { answer, sent } = await send([["code", "WELCOME"]], { people: "" });
  expect(sent).toEqual([]);
  expect(answer).toMatchObject({ act: null, problem: null, typed: { code: "WELCOME" } });
});

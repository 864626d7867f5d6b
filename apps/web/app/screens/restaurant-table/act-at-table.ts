import type { ErrorBody } from "@comptoir/contract";
import type { Caller, CallResult } from "@comptoir/contract/client";
import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { type CustomQuestionData, MAX_ANSWER_LENGTH } from "@comptoir/ordering";
import { parseAllergies } from "../../allergies/said-allergies.tsx";
import { wordFieldRefusal } from "../../forms/form-messages.ts";
import { silenceWords } from "../../venue/api-caller.ts";
import { type Answers, answersOfBody, checkAnswers } from "../restaurant-checkout/form/question-views.ts";

/** What the page's forms do. */
export const TABLE_ACTS = ["join", "me", "person", "remove", "send", "undo"] as const;
export type TableAct = (typeof TABLE_ACTS)[number];

/** The field of the confirmation of age, in answers. */
export const AGE_FIELD = "age";

/** What came of an act: a problem to show, at a field or for the page. */
export type TableAnswer = {
  readonly act: TableAct | null;
  readonly problem: string | null;
  /** Of the form, such as `questions[0]`; null for the page. */
  readonly field: string | null;
  readonly typed: {
    readonly name: string;
    readonly word: string;
    readonly answers: Answers;
    readonly code: string;
    readonly isOfAge: boolean;
  };
};
export type ActOfTable = TableAnswer & { readonly status: number; readonly cookies: Headers | undefined };

/**
 * Does what a form of the page asks. table#joining, table#send.
 * @param questions of the restaurant, answered with each sending. checkout#custom-questions
 */
export async function act(
  caller: Caller,
  form: FormData,
  tableNum: string,
  questions: readonly CustomQuestionData[],
): Promise<ActOfTable> {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const asked = TABLE_ACTS.find((one) => one === text("act")) ?? null;
  const answers = answersIn(form, questions);
  const typed = {
    ...{ name: text("name").slice(0, 40), word: text("word").slice(0, 20), answers },
    ...{ code: text("code").slice(0, 64), isOfAge: form.get("age") !== null },
  };
  if (asked === "join" && typed.name === "") {
    return { act: asked, problem: m.table_name_missing(), field: "name", typed, status: 400, cookies: undefined };
  }
  const untouched = { act: null, problem: null, field: null, typed, status: 400, cookies: undefined };
  // Enter in a field, without script.
  if (asked === "send" && text("people") === "") return untouched;
  const [missing] = asked === "send" ? checkAnswers(answers, questions) : [];
  if (missing) {
    const problem = wordFieldRefusal(missing);
    return { act: asked, problem, field: missing.field, typed, status: 400, cookies: undefined };
  }
  const result = await ask(asked, { caller, tableNum, text, typed, questions });
  if (result === null) return untouched;
  if (result.ok) return { act: asked, problem: null, field: null, typed, status: 200, cookies: result.headers };
  const refused = refusedField(result.error);
  const problem = refused?.problem ?? silenceWords(result) ?? result.error?.message ?? m.table_not_sent_unknown();
  const field = refused?.field ?? null;
  return { act: asked, problem, field, typed, status: result.status || 503, cookies: undefined };
}

/** Finds the form's field that the server refused; null for none. */
function refusedField(error: ErrorBody | null): { readonly field: string; readonly problem: string } | null {
  if (error?.code === "table_word_wrong") return { field: "word", problem: error.message };
  for (const { path, message } of error?.issues ?? []) {
    if (path === "checkout.legalAcceptance") return { field: AGE_FIELD, problem: message };
    const [, question] = /^checkout\.(questions\[\d+\])$/.exec(path) ?? [];
    if (question) return { field: question, problem: message };
  }
  return null;
}

type Asked = {
  readonly caller: Caller;
  readonly tableNum: string;
  readonly text: (name: string) => string;
  readonly typed: TableAnswer["typed"];
  readonly questions: readonly CustomQuestionData[];
};

/** Reads the answers to the restaurant's questions. */
function answersIn(form: FormData, questions: readonly CustomQuestionData[]): Answers {
  return Object.fromEntries(
    questions.map(({ question }, index) => [
      question,
      form.getAll(`questions[${index}]`).map((answer) => String(answer).slice(0, MAX_ANSWER_LENGTH)),
    ]),
  );
}

function ask(
  act: TableAct | null,
  { caller, tableNum, text, typed, questions }: Asked,
): Promise<CallResult<unknown>> | null {
  switch (act) {
    case "join":
      return calls.joinTable(caller, {
        ...{ tableNum, name: typed.name, word: typed.word || null },
        ...(text("allergies") && { allergies: parseAllergies(JSON.stringify(text("allergies").split(","))) ?? [] }),
      });
    case "me": {
      const state = text("state");
      return state === "choosing" || state === "done" || state === "left" ? calls.changeMe(caller, { state }) : null;
    }
    case "person": {
      const what = text("what");
      if (what !== "let-in" && what !== "turn-away" && what !== "make-host") return null;
      return calls.changePerson(caller, { person: text("person"), act: what });
    }
    case "remove":
      return calls.removeTableLine(caller, { person: text("person"), orderId: Number(text("orderId")) });
    case "send": {
      const people = text("people").split(" ").filter(Boolean);
      const checkout = {
        legalAcceptance: typed.isOfAge,
        questions: answersOfBody(typed.answers, questions),
      };
      const { code } = typed;
      return calls.sendTable(caller, text("key"), { people, checkout, ...(code && { discount: { code } }) });
    }
    case "undo":
      return calls.undoSending(caller, {});
    default:
      return null;
  }
}

import type { CustomQuestionData } from "../venue/order-options-data.ts";
import type { FieldRefusal } from "./field-refusal.ts";

/** The answers to one of the venue's questions; `question` is the question's text. */
export type QuestionAnswer = { readonly question: string; readonly answers: readonly string[] };

/** Maximum length of an answer, in characters. */
export const MAX_ANSWER_LENGTH = 500;

/**
 * Validates the answers to the venue's questions; a refused field is named by position (`questions[0]`).
 * checkout#custom-questions.
 * - A `select_one` takes one of its options, a `checkbox` any number of them, and a question without options
 *   any text.
 * - An answer that is not among the options counts as missing, and so do several answers to a `select_one`.
 */
export function checkCustomQuestions(
  questions: readonly CustomQuestionData[],
  answers: readonly QuestionAnswer[],
): FieldRefusal[] {
  return questions.flatMap((question, index): FieldRefusal[] => {
    const given = answers.find((answer) => answer.question === question.question)?.answers ?? [];
    const meant = given.filter((answer) => answer.trim() !== "");
    if (meant.length === 0) return question.required ? [{ field: `questions[${index}]`, rule: "required" }] : [];
    return isAnswer(question, meant) ? [] : [{ field: `questions[${index}]`, rule: "required" }];
  });
}

function isAnswer(question: CustomQuestionData, answers: readonly string[]): boolean {
  const options = question.options ?? [];
  if (question.question_type === "select_one" && answers.length > 1) return false;
  return options.length === 0 || answers.every((answer) => options.includes(answer));
}

import { m } from "@comptoir/messages";
import { checkLegalAge, MAX_NOTES_LENGTH, ORDER_TYPE_RULES } from "@comptoir/ordering";
import { fieldId } from "../../../forms/form-errors.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextAreaField } from "../../../ui/field.tsx";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import { type CheckoutStep, checkoutField, keptText, type StepProps, textOrNull } from "../form/checkout-step.ts";
import { type Answers, answersOfBody, checkAnswers, keptAnswers } from "../form/question-views.ts";
import { rememberLegalAge } from "../form/remembered.ts";
import { QuestionField } from "./question-field.tsx";

type Extras = { readonly notes: string; readonly answers: Answers; readonly isOfLegalAge: boolean };

/** The venue's questions, a note, and the age confirmation for alcohol. checkout#custom-questions. */
export const extrasStep: CheckoutStep<Extras> = {
  id: "extras",
  folds: true,
  applies: (facts) => facts.setup.questions.length > 0 || facts.needsAge || takesNotes(facts),
  title: ({ setup }) => (setup.questions.length > 0 ? m.checkout_step_extras() : m.checkout_step_notes()),
  fresh: ({ remembered: { isOfLegalAge } }) => ({ notes: "", answers: {}, isOfLegalAge }),
  restore: (kept, fresh) => ({
    notes: keptText(kept.notes, fresh.notes),
    answers: keptAnswers(kept.answers),
    isOfLegalAge: typeof kept.isOfLegalAge === "boolean" ? kept.isOfLegalAge : fresh.isOfLegalAge,
  }),
  fields: (facts) => [
    ...facts.setup.questions.map(({ words }, index) => checkoutField(`questions[${index}]`, words)),
    ...(takesNotes(facts) ? [checkoutField("pickup.notes", m.checkout_notes())] : []),
    ...(facts.needsAge ? [{ ...checkoutField("legal", m.checkout_age()), path: "data.checkout.legalAcceptance" }] : []),
  ],
  Fields: ExtrasFields,
  summary: (extras, facts) => saidIn(extras, facts) || m.checkout_summary_no_extras(),
  isBlank: (extras, facts) => !facts.needsAge && saidIn(extras, facts) === "",
  check: ({ answers, isOfLegalAge }, { setup, needsAge }) => {
    const questions = setup.rules.order_options.custom_questions ?? [];
    return [...checkAnswers(answers, questions), ...checkLegalAge(isOfLegalAge, needsAge)];
  },
  word: ({ field }) => (field === "legal" ? m.checkout_age_required() : null),
  notices: [],
  write: ({ notes, answers, isOfLegalAge }, { setup }) => ({
    ...(setup.suite === null ? { pickup: { notes: textOrNull(notes) } } : {}),
    checkout: {
      questions: answersOfBody(answers, setup.rules.order_options.custom_questions ?? []),
      legalAcceptance: isOfLegalAge,
    },
  }),
};

function saidIn({ answers, notes }: Extras, { setup }: CheckoutFacts): string {
  const answered = setup.questions.flatMap(({ question, options }) =>
    (answers[question] ?? []).map((answer) => options.find(({ value }) => value === answer)?.words ?? answer),
  );
  return [...answered, notes].filter((text) => text.trim() !== "").join(" · ");
}

function takesNotes({ orderType, setup }: CheckoutFacts): boolean {
  // The step of the suite has its own field for notes.
  if (setup.suite !== null) return false;
  return ORDER_TYPE_RULES[orderType].inHouse || !setup.hidesTakeoutNotes;
}

function ExtrasFields({ part: { notes, answers, isOfLegalAge }, change, facts, errors }: StepProps<Extras>) {
  return (
    <>
      {facts.setup.questions.map((question, index) => (
        <QuestionField
          key={question.question}
          question={question}
          field={`questions[${index}]`}
          error={errors.messageOf(`questions[${index}]`)}
          answers={answers[question.question] ?? []}
          onChange={(given) => {
            errors.clearGiven(`questions[${index}]`);
            change({ answers: { ...answers, [question.question]: given } });
          }}
        />
      ))}
      {takesNotes(facts) ? (
        <TextAreaField
          id={fieldId("pickup.notes")}
          name="notes"
          label={m.checkout_notes()}
          hint={m.checkout_notes_hint()}
          optional={true}
          value={notes}
          maxLength={MAX_NOTES_LENGTH}
          error={errors.messageOf("pickup.notes")}
          onChange={({ target }) => change({ notes: target.value })}
        />
      ) : null}
      {facts.needsAge ? (
        <Checkbox
          id={fieldId("legal")}
          name="legal"
          label={m.order_age_confirmation_text()}
          description={m.checkout_age_description()}
          checked={isOfLegalAge}
          error={errors.messageOf("legal")}
          onChange={({ target }) => {
            errors.clearGiven("legal");
            rememberLegalAge(target.checked);
            change({ isOfLegalAge: target.checked });
          }}
        />
      ) : null}
    </>
  );
}

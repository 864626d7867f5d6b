import { m } from "@comptoir/messages";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { TextAreaField, TextField } from "../../ui/field.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import type { QuestionView } from "./question-views.ts";
import { FIELD_LENGTHS } from "./review-draft.ts";
import type { Checkout } from "./use-checkout.ts";
import { fieldId } from "./use-form-errors.ts";

/**
 * The venue's own questions, a note, and the age box where there is alcohol. checkout#custom-questions,
 * checkout#alcohol-age.
 */
export function ExtrasStep({ checkout }: { readonly checkout: Checkout }) {
  const { setup, draft, update, errors, needsAge, takesNotes } = checkout;
  return (
    <>
      {setup.questions.map((question, index) => (
        <Question
          key={question.question}
          question={question}
          field={`questions[${index}]`}
          error={errors.messageOf(`questions[${index}]`)}
          answers={draft.answers[question.question] ?? []}
          onChange={(answers) => {
            errors.clearGiven(`questions[${index}]`);
            update({ answers: { ...draft.answers, [question.question]: answers } });
          }}
        />
      ))}
      {takesNotes ? (
        <TextAreaField
          id={fieldId("pickup.notes")}
          name="notes"
          label={m.checkout_notes()}
          hint={m.checkout_notes_hint()}
          optional={true}
          value={draft.notes}
          maxLength={FIELD_LENGTHS.notes}
          error={errors.messageOf("pickup.notes")}
          onChange={({ target }) => update({ notes: target.value })}
        />
      ) : null}
      {needsAge ? (
        <Checkbox
          id={fieldId("legal")}
          name="legal"
          label={m.order_age_confirmation_text()}
          description={m.checkout_age_description()}
          checked={draft.isOfLegalAge}
          error={errors.messageOf("legal")}
          onChange={({ target }) => {
            errors.clearGiven("legal");
            update({ isOfLegalAge: target.checked });
          }}
        />
      ) : null}
    </>
  );
}

type QuestionProps = {
  readonly question: QuestionView;
  readonly field: string;
  readonly error: string | undefined;
  readonly answers: readonly string[];
  readonly onChange: (answers: readonly string[]) => void;
};

function Question({ question, field, error, answers, onChange }: QuestionProps) {
  const { words, options, required, takesSeveral } = question;
  if (options.length === 0) {
    return (
      <TextField
        id={fieldId(field)}
        label={words}
        optional={!required}
        value={answers[0] ?? ""}
        error={error}
        maxLength={FIELD_LENGTHS.notes}
        onChange={({ target }) => onChange([target.value])}
      />
    );
  }
  return (
    <ChoiceGroup
      id={fieldId(field)}
      legend={words}
      rule={required ? m.checkout_question_required() : m.site_optional()}
      error={error}
    >
      {options.map(({ value, words: optionWords }) => {
        const isChosen = answers.includes(value);
        const choice = {
          name: field,
          value,
          label: optionWords,
          checked: isChosen,
          "aria-invalid": error ? true : undefined,
        };
        return takesSeveral ? (
          <Checkbox
            key={value}
            {...choice}
            onChange={() => onChange(isChosen ? answers.filter((answer) => answer !== value) : [...answers, value])}
          />
        ) : (
          <RadioCard
            key={value}
            {...choice}
            // A choice that need not be made can be taken back by a second press.
            onClick={() => (!required && isChosen ? onChange([]) : undefined)}
            onChange={() => onChange([value])}
          />
        );
      })}
    </ChoiceGroup>
  );
}

import { m } from "@comptoir/messages";
import { MAX_ANSWER_LENGTH } from "@comptoir/ordering";
import { fieldId } from "../../../forms/form-errors.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { TextField } from "../../../ui/field.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import type { QuestionView } from "../form/question-views.ts";

type QuestionFieldProps = {
  readonly question: QuestionView;
  /** Its name in the form and in refusals, such as `questions[0]`. */
  readonly field: string;
  readonly error: string | undefined;
  readonly answers: readonly string[];
  readonly onChange: (answers: readonly string[]) => void;
};

/** One of the venue's questions: a text, a single or a multiple choice. checkout#custom-questions. */
export function QuestionField({ question, field, error, answers, onChange }: QuestionFieldProps) {
  const { words, options, required, takesSeveral } = question;
  if (options.length === 0) {
    return (
      <TextField
        id={fieldId(field)}
        name={field}
        label={words}
        optional={!required}
        value={answers[0] ?? ""}
        error={error}
        maxLength={MAX_ANSWER_LENGTH}
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
            // A second press clears an optional choice.
            onClick={() => (!required && isChosen ? onChange([]) : undefined)}
            onChange={() => onChange([value])}
          />
        );
      })}
    </ChoiceGroup>
  );
}

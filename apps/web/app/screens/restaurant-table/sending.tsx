import type { TableData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { notDone } from "@comptoir/ordering";
import { useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { fieldId } from "../../forms/form-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextField } from "../../ui/field.tsx";
import { useFocusFirstError } from "../../ui/use-focus-first-error.ts";
import type { Answers, QuestionView } from "../restaurant-checkout/form/question-views.ts";
import { QuestionField } from "../restaurant-checkout/steps/question-field.tsx";
import { AGE_FIELD, type TableAnswer } from "./act-at-table.ts";
import type { SeatedTable } from "./seated-table.ts";

/** What is about to be sent, with the seconds left and *undo*, on every phone. table#send. */
export function SendingNow({ sending: { at } }: { readonly sending: NonNullable<TableData["sending"]> }) {
  const left = useSecondsUntil(at);
  return (
    <Banner
      tone="caution"
      role="status"
      action={
        <Form method="post">
          <input type="hidden" name="act" value="undo" />
          <Button type="submit">{m.table_undo()}</Button>
        </Form>
      }
    >
      {left === null || left > 0 ? m.table_sending({ seconds: left ?? 20 }) : m.table_sending_now()}
    </Banner>
  );
}

/** Returns the whole seconds until a time; null before the page has a clock, so that server and browser render alike. */
function useSecondsUntil(at: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}

/** The ways to send: mine at once, or the table's. Who has lines and is not done is named first. table#send. */
export function SendForms({
  yours: { you, table },
  sendKey,
  questions,
  takesCodes,
  answer,
}: {
  readonly yours: SeatedTable;
  readonly sendKey: string;
  readonly questions: readonly QuestionView[];
  /** Whether the restaurant takes promo codes. */
  readonly takesCodes: boolean;
  readonly answer: TableAnswer | undefined;
}) {
  const isBusy = useNavigation().formMethod === "POST";
  const withLines = new Set(table.open.map(({ person }) => person));
  const me = table.people.find(({ id }) => id === you);
  const others = table.people.filter(({ id }) => withLines.has(id) && id !== you);
  const undecided = new Set(notDone(others, withLines));
  const choosing = others.filter(({ id }) => undecided.has(id));
  const ready = [...withLines].filter((id) => !choosing.some((person) => person.id === id));
  const hasMine = withLines.has(you);
  const form = useFocusFirstError(answer?.field === null ? undefined : answer);
  const [given, give] = useGiven(answer, table.rounds.filter((round) => isOf(round, you)).length);
  return (
    <div className="flex flex-col gap-3">
      <Form method="post">
        <input type="hidden" name="act" value="me" />
        <input type="hidden" name="state" value={me?.state === "done" ? "choosing" : "done"} />
        <Button type="submit" tone="plain" className="-mx-1 px-1!">
          {me?.state === "done" ? m.table_not_done() : m.table_done()}
        </Button>
      </Form>
      {withLines.size === 0 || table.sending !== null ? null : (
        <Form ref={form} method="post" className="flex flex-col gap-3">
          {/* Enter in a field presses a form's first submit button: this hidden one, which names no person and so sends nothing. */}
          <button type="submit" hidden={true} tabIndex={-1} onClick={(event) => event.preventDefault()} />
          <input type="hidden" name="act" value="send" />
          <input type="hidden" name="key" value={sendKey} />
          {table.needsAge ? (
            <Checkbox
              id={fieldId(AGE_FIELD)}
              name="age"
              bare={true}
              label={m.order_age_confirmation_text()}
              checked={given.isOfAge}
              error={answer?.field === AGE_FIELD && !given.isOfAge ? answer.problem : null}
              onChange={({ target }) => give({ isOfAge: target.checked })}
            />
          ) : null}
          <TableQuestions
            {...{ questions, answer }}
            answers={given.answers}
            onChange={(answers) => give({ answers })}
          />
          {takesCodes ? <TableCode code={given.code} onChange={(code) => give({ code })} /> : null}
          {choosing.length > 0 ? (
            <p className="text-small text-ink-soft">
              {m.table_still_choosing({ names: choosing.map(({ name }) => name).join(", ") })}
            </p>
          ) : null}
          <div className="flex flex-wrap gap-3">
            {hasMine ? (
              <Button
                type="submit"
                name="people"
                value={you}
                tone={others.length === 0 ? "primary" : undefined}
                busy={isBusy}
                className="flex-auto"
              >
                {m.table_send_mine()}
              </Button>
            ) : null}
            {choosing.length > 0 && ready.length > (hasMine ? 1 : 0) ? (
              <Button type="submit" name="people" value={ready.join(" ")} busy={isBusy} className="flex-auto">
                {m.table_send_done()}
              </Button>
            ) : null}
            {others.length > 0 ? (
              <Button
                type="submit"
                name="people"
                value={[...withLines].join(" ")}
                tone="primary"
                busy={isBusy}
                className="flex-auto"
              >
                {m.table_send_all()}
              </Button>
            ) : null}
          </div>
        </Form>
      )}
    </div>
  );
}

type Given = Pick<TableAnswer["typed"], "answers" | "code" | "isOfAge">;
const NOTHING_GIVEN: Given = { answers: {}, code: "", isOfAge: false };

const isOf = ({ lines }: TableData["rounds"][number], person: string) =>
  lines.some(({ people }) => people.includes(person));

/**
 * What the visitor has given for the next sending. It is kept while a round waits, is undone or is another person's, and
 * starts empty once dishes of the visitor are sent.
 */
function useGiven(answer: TableAnswer | undefined, sentRounds: number) {
  const [given, setGiven] = useState({ ...(answer?.typed ?? NOTHING_GIVEN), sentRounds });
  if (given.sentRounds !== sentRounds) setGiven({ ...NOTHING_GIVEN, sentRounds });
  return [given, (change: Partial<Given>) => setGiven({ ...given, ...change })] as const;
}

/** The restaurant's questions, answered for what is sent. checkout#custom-questions. */
function TableQuestions({
  questions,
  answer,
  answers,
  onChange,
}: {
  readonly questions: readonly QuestionView[];
  readonly answer: TableAnswer | undefined;
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
}) {
  // The refusal whose question has been answered anew: its message is hidden.
  const [corrected, setCorrected] = useState<TableAnswer>();
  if (questions.length === 0) return null;
  return (
    <div className="flex flex-col gap-6 py-3">
      {questions.map((question, index) => {
        const field = `questions[${index}]`;
        const isRefused = answer?.field === field && answer !== corrected;
        return (
          <QuestionField
            key={question.question}
            {...{ question, field }}
            error={isRefused ? (answer.problem ?? undefined) : undefined}
            answers={answers[question.question] ?? []}
            onChange={(given) => {
              if (isRefused) setCorrected(answer);
              onChange({ ...answers, [question.question]: given });
            }}
          />
        );
      })}
    </div>
  );
}

/** The field for the table's promo code, which lowers the bill of all whose dishes are sent with it. table#table-code. */
function TableCode({ code, onChange }: { readonly code: string; readonly onChange: (code: string) => void }) {
  const [isOpen] = useState(code !== "");
  return (
    <Disclosure summary={m.table_code()} open={isOpen} className="border-y border-hairline">
      <div className="pt-1 pb-4 text-body">
        <TextField
          id="table-code"
          name="code"
          label={m.cart_code_discount()}
          hint={m.table_code_hint()}
          value={code}
          onChange={({ target }) => onChange(target.value)}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </Disclosure>
  );
}

import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Problem } from "../../forms/problem.tsx";
import type { FormAnswer } from "../../person/form-answer.ts";
import { Button } from "../../ui/button.tsx";
import type { ButtonTone } from "../../ui/button-look.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { useFocusFirstError } from "../../ui/use-focus-first-error.ts";

export type PartAnswer<Form extends string = string> = FormAnswer & { readonly form: Form; readonly isSaved: boolean };

export type PartFormProps = {
  readonly form: string;
  readonly answer: PartAnswer | undefined;
  readonly submit: string;
  readonly tone?: ButtonTone;
  readonly children: ReactNode;
};

/** One of a page's forms, with its outcome beside the submit button. */
export function PartForm({ form, answer, submit, tone = "quiet", children }: PartFormProps) {
  const element = useFocusFirstError(answer);
  const sent = useNavigation().formData?.get("form");
  return (
    <Form ref={element} method="post" noValidate className="flex flex-col gap-4">
      <input type="hidden" name="form" value={form} />
      <Problem message={answer?.problem} />
      {children}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" tone={tone} busy={sent === form} className="max-sm:w-full">
          {submit}
        </Button>
        <span role="status" className="text-small font-medium text-good">
          {answer?.isSaved ? m.profile_saved() : null}
        </span>
      </div>
    </Form>
  );
}

/** Asks for the current password. people#present-password. */
export function PresentPassword({
  id,
  answer,
}: {
  readonly id: string;
  readonly answer: Pick<FormAnswer, "faults"> | undefined;
}) {
  return (
    <PasswordField
      id={id}
      name="currentPassword"
      label={m.profile_present_password()}
      error={answer?.faults.currentPassword}
      autoComplete="current-password"
      maxLength={1000}
    />
  );
}

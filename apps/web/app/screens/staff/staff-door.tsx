import { m } from "@comptoir/messages";
import { type RefObject, useEffect } from "react";
import { Form, useNavigation } from "react-router";
import type { FormAnswer } from "../../person/form-answer.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useFocusFirstError } from "../../ui/use-focus-first-error.ts";

export type StaffDoorProps = {
  readonly hasEnded: boolean;
  readonly answer: Pick<FormAnswer, "faults" | "problem"> | undefined;
};

/** The form in which staff enter their code. screens#staff-screen. */
export function StaffDoor({ hasEnded, answer }: StaffDoorProps) {
  const isBusy = useNavigation().formMethod === "POST";
  // The code is the only field, so any problem is shown there.
  const fault = answer?.faults.code ?? answer?.problem ?? undefined;
  const form = useFocusFirstError(answer);
  useScannedCode(form);
  return (
    <div className="page flex grow flex-col justify-center py-10 sm:py-16">
      <div className="mx-auto flex w-full max-w-md flex-col gap-6">
        {hasEnded && !answer ? (
          <Banner tone="caution" role="status">
            {m.staff_ended()}
          </Banner>
        ) : null}
        <header className="flex flex-col gap-2">
          <h1 className="text-display">{m.staff_title()}</h1>
          <p className="text-ink-soft">{m.staff_text()}</p>
        </header>
        <Form ref={form} method="post" noValidate className="flex flex-col gap-4">
          <TextField
            id="code"
            name="code"
            label={m.staff_code()}
            hint={m.staff_code_hint()}
            error={fault}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={64}
          />
          <Button type="submit" tone="primary" busy={isBusy}>
            {m.person_sign_in()}
          </Button>
        </Form>
        <p className="text-small text-ink-soft">{m.staff_not_here()}</p>
      </div>
    </div>
  );
}

/** Characters of a code in the fragment of a QR code's link. */
const CODE = /^#([0-9A-Za-z-]{8,64})$/;

/**
 * Fills in the code of a scanned link, and removes it from the address and the history. A fragment is sent to
 * no server. staff#people.
 */
function useScannedCode(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const code = CODE.exec(location.hash)?.[1];
    if (code === undefined) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    const field = form.current?.elements.namedItem("code");
    if (field instanceof HTMLInputElement && field.value === "") field.value = code;
  }, [form]);
}

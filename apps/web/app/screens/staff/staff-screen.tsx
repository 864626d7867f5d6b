import type { StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import LogOut from "lucide-react/icons/log-out";
import { Form, Link, useNavigation } from "react-router";
import type { FormAnswer } from "../../person/form-answer.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
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

/**
 * Shows who is signed in, and at which restaurant. The kitchen's board will be added here.
 * screens#staff-screen.
 */
export function StaffRoom({ staff: { name, restaurant } }: { readonly staff: StaffData }) {
  return (
    <div className="page flex grow flex-col justify-center py-10 sm:py-16">
      <div className="mx-auto flex w-full max-w-md flex-col gap-6">
        <header className="flex flex-col gap-2">
          <h1 className="text-display">{restaurant.name}</h1>
          <p>{m.staff_signed_in({ name })}</p>
        </header>
        <p className="text-ink-soft">{m.staff_signed_in_text()}</p>
        <Form method="post" reloadDocument={true} className="flex flex-wrap gap-3">
          <Link to={`/${restaurant.slug}?viewOnly=true`} className={buttonLook({})}>
            {m.staff_menu()}
          </Link>
          <Button type="submit" name="intent" value="sign-out">
            <LogOut size={18} aria-hidden="true" />
            {m.profile_sign_out()}
          </Button>
        </Form>
      </div>
    </div>
  );
}

import type { StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Form, Link, useNavigation } from "react-router";
import type { FormAnswer } from "../../person/form-answer.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../site/page-head.tsx";
import { roleWords } from "../staff/role-words.ts";
import { PinPad } from "./pin-pad.tsx";

type Person = StaffData["people"][number];

/** Lists the persons who can be chosen on this device. staff#choose. */
export function WhoScreen({ people, restaurant }: { readonly people: readonly Person[]; readonly restaurant: string }) {
  return (
    <div className="page flex grow flex-col gap-8 py-6 sm:py-10">
      <PageHead heading={m.staff_who()} text={m.staff_who_text()} up={{ to: "/staff", label: restaurant }} />
      {people.length === 0 ? (
        <EmptyState heading={m.staff_who_none()}>{m.staff_who_none_text()}</EmptyState>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-3">
          {people.map(({ id, name, role }) => (
            <li key={id}>
              <Link
                to={`/staff/who?${new URLSearchParams({ person: id })}`}
                className="flex min-h-20 flex-col justify-center rounded-card border border-edge bg-raised px-5 py-3 hover:bg-tint"
              >
                <span className="text-lead font-medium wrap-anywhere">{name}</span>
                <span className="text-small text-ink-soft">{roleWords(role).label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export type PinScreenProps = {
  readonly person: Person;
  readonly restaurant: string;
  readonly answer: Pick<FormAnswer, "faults" | "problem"> | undefined;
};

/** Asks a person for their PIN: by a pad on the screen, or by a keyboard. staff#choose, staff#pin-lock. */
export function PinScreen({ person: { id, name }, answer }: PinScreenProps) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <div className="page flex grow flex-col justify-center py-6 sm:py-10">
      <div className="mx-auto flex w-full max-w-xs flex-col gap-6">
        <PageHead heading={m.staff_pin_of({ name })} up={{ to: "/staff/who", label: m.staff_who_back() }} />
        <Form method="post" noValidate className="flex flex-col gap-5">
          <input type="hidden" name="staffId" value={id} />
          <PinPad error={answer?.faults.pin ?? answer?.problem ?? undefined} answer={answer} />
          <Button type="submit" tone="primary" busy={isBusy}>
            {m.staff_pin_continue()}
          </Button>
        </Form>
      </div>
    </div>
  );
}

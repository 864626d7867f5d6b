import type { StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { roleAllows } from "@comptoir/ordering";
import LogOut from "lucide-react/icons/log-out";
import { Form, Link, useNavigation } from "react-router";
import { Problem } from "../../forms/problem.tsx";
import type { FormAnswer } from "../../person/form-answer.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useFocusFirstError } from "../../ui/use-focus-first-error.ts";
import { VERSION } from "../../version.ts";
import { ManagerPages } from "./manager-pages.tsx";
import { MODES } from "./mode-words.ts";
import { roleWords } from "./role-words.ts";

export type StaffRoomProps = {
  readonly staff: StaffData;
  /** Whether a page for managers led here. */
  readonly needsManager: boolean;
  /** How many next steps of the restaurant are open for this manager. */
  readonly openSteps: number;
  readonly answer: Pick<FormAnswer, "faults" | "problem"> | undefined;
};

/**
 * Shows who works on this device, and at which restaurant, with the way to the kitchen's board.
 * screens#staff-screen.
 */
export function StaffRoom({ staff, needsManager, openSteps, answer }: StaffRoomProps) {
  const { name, device, person, role, people, restaurants, restaurant } = staff;
  const mayChoose = people.some(({ id }) => id !== person?.id);
  const isChosen = person !== null && person.id !== staff.id;
  return (
    <div className="page flex grow flex-col justify-center py-10 sm:py-16">
      <div className="mx-auto flex w-full max-w-md flex-col gap-6">
        <header className="flex flex-col gap-2">
          <h1 className="text-display">{restaurant.name}</h1>
          <p className="wrap-anywhere">{whoWords(staff)}</p>
          <p className="text-small text-ink-soft wrap-anywhere">
            {[roleWords(role).label, ...(device ? [m.staff_device_named({ name: device.name })] : [])].join(" · ")}
          </p>
        </header>
        {needsManager ? (
          <Banner tone="caution" role="status">
            {m.staff_managers_only()}
          </Banner>
        ) : null}
        <Problem message={answer?.problem} />
        <LinkButton to="/staff/board" tone="primary">
          {m.staff_board()}
        </LinkButton>
        {restaurant.modes.map((mode) => (
          <LinkButton key={mode} to={MODES[mode].path}>
            {MODES[mode].label()}
          </LinkButton>
        ))}
        {openSteps > 0 ? (
          <Link
            to="/staff/next"
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 rounded-card bg-tint px-4 py-3 hover:underline forced-colors:border"
          >
            <span className="font-medium">{m.staff_next_to()}</span>
            <span className="text-small text-ink-soft">{m.staff_next_open({ count: openSteps })}</span>
          </Link>
        ) : null}
        {mayChoose ? <LinkButton to="/staff/who">{m.staff_who()}</LinkButton> : null}
        {roleAllows(role, "counter") ? <LinkButton to="/staff/tabs">{m.staff_tabs()}</LinkButton> : null}
        {roleAllows(role, "manager") ? <ManagerPages label={name} /> : null}
        <p className="text-ink-soft">{device ? m.staff_device_text() : m.staff_signed_in_text()}</p>
        <Form method="post" reloadDocument={true} className="flex flex-wrap gap-3">
          <Link to={`/${restaurant.slug}?viewOnly=true`} className={buttonLook({})}>
            {m.staff_menu()}
          </Link>
          {isChosen ? (
            <Button type="submit" name="intent" value="leave">
              {m.staff_leave()}
            </Button>
          ) : null}
          <Button type="submit" name="intent" value="sign-out">
            <LogOut size={18} aria-hidden="true" />
            {m.profile_sign_out()}
          </Button>
        </Form>
        {restaurants.length > 0 ? <SwitchForm restaurants={restaurants} answer={answer} /> : null}
        <footer className="flex flex-wrap items-center gap-x-4 text-small text-ink-soft">
          {m.staff_version({ version: VERSION })}
          <a href="/docs" className="inline-flex min-h-11 items-center underline">
            {m.docs_title()}
          </a>
        </footer>
      </div>
    </div>
  );
}

function whoWords({ device, person }: StaffData): string {
  if (person === null) return m.staff_nobody_working();
  return device ? m.staff_working({ name: person.name }) : m.staff_signed_in({ name: person.name });
}

/** Moves the person's own session to another restaurant of theirs. staff#switch. */
function SwitchForm({
  restaurants,
  answer,
}: { readonly restaurants: StaffData["restaurants"] } & Pick<StaffRoomProps, "answer">) {
  const form = useFocusFirstError(answer);
  const isBusy = useNavigation().formData?.get("intent") === "switch";
  return (
    <Disclosure summary={m.staff_switch()} open={answer?.faults.pin !== undefined || undefined}>
      <Form ref={form} method="post" noValidate className="flex flex-col gap-4 pt-2">
        <input type="hidden" name="intent" value="switch" />
        <SelectField
          id="restaurantId"
          name="restaurantId"
          label={m.staff_switch_restaurant()}
          options={restaurants.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          id="switch-pin"
          name="pin"
          type="password"
          inputMode="numeric"
          label={m.staff_switch_pin()}
          error={answer?.faults.pin}
          autoComplete="one-time-code"
          maxLength={20}
        />
        <Button type="submit" busy={isBusy}>
          {m.staff_pin_continue()}
        </Button>
      </Form>
    </Disclosure>
  );
}

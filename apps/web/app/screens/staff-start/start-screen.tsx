import { m } from "@comptoir/messages";
import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Problem } from "../../forms/problem.tsx";
import type { FormAnswer } from "../../person/form-answer.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useFocusFirstError } from "../../ui/use-focus-first-error.ts";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { MenuPart } from "./menu-part.tsx";
import { RestaurantPart } from "./restaurant-part.tsx";
import { useStart } from "./start-state.ts";

export type StartAnswer = Pick<FormAnswer, "faults" | "problem"> | undefined;

/** The person with a code makes a restaurant, from a menu's file or from nothing. screens#staff-start, studio#new-venue. */
export function StartScreen({ answer }: { readonly answer: StartAnswer }) {
  const start = useStart({ menu: "file" });
  const { state } = start;
  return (
    <SiteFrame>
      <div className="page flex grow flex-col gap-8 py-6 sm:py-10">
        <PageHead heading={m.staff_start_title()} text={m.staff_start_text()} up={null} />
        <Banner tone="caution" className="hidden noscript:flex">
          {m.staff_start_script()}
        </Banner>
        {state.isOpen ? <StartForm {...{ start, answer }} /> : <StartDoor start={start} />}
      </div>
    </SiteFrame>
  );
}

type Start = ReturnType<typeof useStart>;

function StartDoor({ start: { state, open } }: { readonly start: Start }) {
  const { isLooking, problem, typed } = state;
  const [code, setCode] = useState<string | null>(null);
  const shown = code ?? typed.code ?? "";
  return (
    <form
      noValidate
      className="flex w-full max-w-md flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLooking) void open(shown);
      }}
    >
      <TextField
        id="start-code"
        label={m.staff_start_code()}
        hint={m.staff_start_code_hint()}
        error={problem}
        value={shown}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
      />
      <Button type="submit" tone="primary" busy={isLooking}>
        {m.staff_start_code_continue()}
      </Button>
      <p className="text-small text-ink-soft">
        {m.staff_start_elsewhere()}{" "}
        <Link to="/staff" className="underline">
          {m.staff_start_sign_in()}
        </Link>
      </p>
    </form>
  );
}

function StartForm({ start, answer }: { readonly start: Start; readonly answer: StartAnswer }) {
  const form = useFocusFirstError(answer);
  const isBusy = useNavigation().formMethod === "POST";
  const { state } = start;
  const { code = "", requestId = "", menu = "file" } = state.typed;
  const faults = answer?.faults ?? {};
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-2"
    >
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="requestId" value={requestId} />
      <input type="hidden" name="menuId" value={menu === "file" ? (state.menu?.id ?? "") : ""} />
      <RestaurantPart start={start} faults={faults} />
      <div className="flex min-w-0 flex-col gap-8">
        <MenuPart start={start} fault={faults.menuId} />
        <div className="flex flex-col gap-3">
          <Problem message={answer?.problem} />
          <Button type="submit" tone="primary" busy={isBusy}>
            {m.staff_start_submit()}
          </Button>
          <p className="text-small text-ink-soft">{m.staff_start_submit_text()}</p>
        </div>
      </div>
    </Form>
  );
}

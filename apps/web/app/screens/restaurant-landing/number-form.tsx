import { m } from "@comptoir/messages";
import { useEffect, useRef } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { carryVisit, tableOfVisit } from "../../visit/visit.ts";
import { ScanTable } from "../restaurant/scan-table.tsx";
import { useRestaurant } from "../restaurant/use-restaurant.ts";

export type NumberFormAnswer = { readonly fault: "missing" | "unknown"; readonly number: string } | undefined;

const FAULTS = { missing: m.landing_number_missing, unknown: m.landing_number_unknown } as const;

/** Asks for the number on the card of a table or suite, and opens its menu. */
export function NumberForm({ answer }: { readonly answer: NumberFormAnswer }) {
  const { venue, visit } = useRestaurant();
  const navigate = useNavigate();
  const isBusy = useNavigation().formMethod === "POST";
  const form = useRef<HTMLFormElement>(null);
  // Focusing the invalid field scrolls it into view, and screen readers announce its error.
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return (
    <Form ref={form} method="post" className="flex flex-col gap-3 pb-4">
      <TextField
        name="number"
        label={m.landing_number_label()}
        hint={m.landing_number_hint()}
        error={answer ? FAULTS[answer.fault]() : null}
        defaultValue={answer?.number ?? tableOfVisit(visit) ?? ""}
        autoComplete="off"
        maxLength={40}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} className="flex-auto px-2!">
          {m.landing_number_submit()}
        </Button>
        <ScanTable
          onTable={(table) => navigate(carryVisit(`/${venue.slug}`, { ...visit, ...table }))}
          className="flex-auto px-2!"
        />
      </div>
    </Form>
  );
}

import { m } from "@comptoir/messages";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { tableOfVisit } from "../../visit/visit.ts";
import { useRestaurant } from "../restaurant/use-restaurant.ts";

/** For those who have a Comptoir number on a card: leads to the menu of their table or suite. */
export function NumberForm({ missing }: { readonly missing: boolean }) {
  const { visit } = useRestaurant();
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="flex max-w-md flex-col gap-3 border-t border-hairline pt-6">
      <TextField
        name="number"
        label={m.landing_number_label()}
        hint={m.landing_number_hint()}
        error={missing ? m.landing_number_missing() : null}
        defaultValue={tableOfVisit(visit) ?? ""}
        autoComplete="off"
        maxLength={40}
      />
      <Button type="submit" busy={isBusy}>
        {m.landing_number_submit()}
      </Button>
    </Form>
  );
}

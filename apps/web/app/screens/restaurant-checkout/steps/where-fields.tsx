import { m } from "@comptoir/messages";
import { MAX_TABLE_LENGTH } from "@comptoir/ordering";
import { LinkButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { tableOfVisit } from "../../../visit/visit.ts";
import { ScanTable } from "../../restaurant/scan-table.tsx";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";
import type { StepProps } from "./checkout-step.ts";
import { fieldId } from "./use-form-errors.ts";
import type { Where } from "./where.ts";

/** The number of the table where the link names none, and the way to take-out. A table that is known is asked for no more. */
export function TableField({ part, change, facts: { table }, errors }: StepProps<Where>) {
  const linkTo = useVisitLink();
  if (table !== null) return null;
  const changeTable = (tableNum: string) => {
    errors.clearGiven("tableNum");
    change({ tableNum });
  };
  return (
    <>
      <TextField
        id={fieldId("tableNum")}
        name="tableNum"
        label={m.checkout_table()}
        hint={m.checkout_table_hint()}
        error={errors.messageOf("tableNum")}
        value={part.tableNum}
        maxLength={MAX_TABLE_LENGTH}
        autoComplete="off"
        className="max-w-xs"
        onChange={({ target }) => changeTable(target.value)}
      />
      <ScanTable onTable={(found) => changeTable(tableOfVisit(found) ?? "")} className="self-start" />
      <LinkButton tone="plain" to={linkTo("/checkout?takeout=true")} className="self-start px-0!">
        {m.checkout_take_out_instead()}
      </LinkButton>
    </>
  );
}

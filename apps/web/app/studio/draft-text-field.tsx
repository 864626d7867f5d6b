import { decodeHtmlText } from "@comptoir/ordering";
import { type InputHTMLAttributes, useEffect, useState } from "react";
import { TextField } from "../ui/field.tsx";
import { amountInField, typedAmount } from "../ui/typed-amount.ts";
import { useDraftField } from "./draft-context.tsx";
import { EditProblem } from "./edit-problem.tsx";

export type DraftTextFieldProps = {
  readonly thing: string;
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  readonly className?: string;
  /** Hides the label from sight, where a list says what the fields are. */
  readonly isLabelHidden?: boolean;
};

/**
 * A field of one line that is saved in the draft when it is left. What was typed stays in it until the server has it, or the person
 * drops it. studio#draft-changes.
 */
export function DraftTextField({ thing, field, label, isLabelHidden, optional = false, ...rest }: DraftTextFieldProps) {
  const { value, pending, edit } = useDraftField(thing, field);
  const isAmount = rest.inputMode === "decimal";
  const text = value === null || value === undefined ? "" : decodeHtmlText(String(value));
  const shown = isAmount ? amountInField(text) : text;
  const [typed, setTyped] = useState(shown);
  // Another person's value, an undo, or the canonical form replaces what is shown.
  useEffect(() => setTyped(shown), [shown]);
  const commit = () => {
    const written = typed.trim();
    if (written === shown) return;
    const now = isAmount && /^[\d\s.,$]+$/.test(written) ? typedAmount(written) : written;
    edit(now === "" ? null : now);
  };
  const error = pending?.state.kind === "refused" ? pending.state.message : null;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        id={`${thing} ${field}`.replaceAll(/[^\w-]/g, "-")}
        label={isLabelHidden ? <span className="visually-hidden">{label}</span> : label}
        error={error}
        optional={optional}
        isOptionalUnsaid={isLabelHidden === true}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
        autoComplete="off"
        {...rest}
      />
      <EditProblem thing={thing} field={field} />
    </div>
  );
}

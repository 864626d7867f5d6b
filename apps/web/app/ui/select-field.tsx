import type { SelectHTMLAttributes } from "react";
import { CONTROL_LOOK } from "./control-look.ts";
import { FieldFrame, type FieldWords } from "./field-frame.tsx";

export type SelectFieldProps = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "children"> & {
    /** Shown before a choice is made; absent if there is always a choice. */
    readonly placeholder?: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };

export function SelectField({
  label,
  hint,
  error,
  optional,
  isOptionalUnsaid,
  className,
  placeholder,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ id: select.id, label, hint, error, optional, isOptionalUnsaid, className }}>
      {(ties) => (
        <select {...select} {...ties} aria-required={!optional} className={`${CONTROL_LOOK} pe-10`}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

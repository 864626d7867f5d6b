import type { SelectHTMLAttributes } from "react";
import { CONTROL_LOOK } from "./control-look.ts";
import { FieldFrame, type FieldWords } from "./field-frame.tsx";

export type SelectFieldProps = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "children"> & {
    /** The text shown before a choice; absent if there is always one. */
    readonly placeholder?: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };

/** A native select, which phones show at full width. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  placeholder,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ id: select.id, label, hint, error, optional, className }}>
      {(ties) => (
        <select {...select} {...ties} aria-required={!optional} className={CONTROL_LOOK}>
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

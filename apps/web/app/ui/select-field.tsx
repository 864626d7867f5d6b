import type { SelectHTMLAttributes } from "react";
import { CONTROL_LOOK } from "./control-look.ts";
import { FieldFrame, type FieldWords } from "./field-frame.tsx";

export type SelectFieldProps = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "children"> & {
    /** What stands there before anything is chosen; absent where something always is. */
    readonly placeholder?: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };

/** One of many to choose from: the platform's own list, which a phone shows over the whole width. */
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

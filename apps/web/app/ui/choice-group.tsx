import { type ReactNode, useId } from "react";
import { FieldError } from "./field-frame.tsx";

export type ChoiceGroupProps = {
  readonly legend: ReactNode;
  /** The selection rule, such as "Choose one", on the legend's line. */
  readonly rule?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly children: ReactNode;
  readonly id?: string;
};

/** Groups radio cards or checkboxes. `error` describes the whole group. */
export function ChoiceGroup({ id, legend, rule, hint, error, children }: ChoiceGroupProps) {
  const ownId = useId();
  const base = id ?? ownId;
  const describedBy = [error && `${base}-error`, hint && `${base}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset id={base} aria-describedby={describedBy} tabIndex={-1} className="min-w-0">
      <legend className="flex w-full flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <span className="font-semibold">{legend}</span>
        {rule ? <span className="shrink-0 text-fine text-ink-soft">{rule}</span> : null}
      </legend>
      {hint ? (
        <p id={`${base}-hint`} className="pb-2 text-small text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <div className="pb-2">
          <FieldError id={`${base}-error`} message={error} />
        </div>
      ) : null}
      <div className="flex flex-col gap-2">{children}</div>
    </fieldset>
  );
}

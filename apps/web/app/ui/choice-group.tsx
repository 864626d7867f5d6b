import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-frame.tsx";

export type ChoiceGroupProps = {
  /** The question, or the option group's name. */
  readonly legend: ReactNode;
  /** The rule in words ("Choose 1"), on the legend's line. */
  readonly rule?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  /** Several columns where there is room, for short choices such as tips. */
  readonly columns?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
  readonly id?: string;
};

/** A question with its choices: radio cards or checkboxes as children. Its error is tied to the whole group. */
export function ChoiceGroup({ id, legend, rule, hint, error, columns, className, children }: ChoiceGroupProps) {
  const ownId = useId();
  const base = id ?? ownId;
  const describedBy = [error && `${base}-error`, hint && `${base}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset id={base} aria-describedby={describedBy} tabIndex={-1} className={classNames("min-w-0", className)}>
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
      <div className={columns ? "grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2" : "flex flex-col gap-2"}>
        {children}
      </div>
    </fieldset>
  );
}

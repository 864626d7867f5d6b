import { m } from "@comptoir/messages";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { ErrorMark } from "./error-mark.tsx";

export type FieldWords = {
  readonly label: ReactNode;
  /** Help text below the control; it stays visible while typing. */
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  /** Shows "optional" beside the label. Fields are required by default. */
  readonly optional?: boolean;
  /** Hides "optional" where it is obvious, as for a search. */
  readonly isOptionalUnsaid?: boolean;
};

/** The attributes that connect a control to its label, hint and error for screen readers. */
export type ControlTies = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
};

export type FieldFrameProps = FieldWords & {
  readonly id?: string | undefined;
  /** The id of a further description, announced after error and hint. */
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (ties: ControlTies) => ReactNode;
};

export function FieldFrame({ id: givenId, describedBy, children, ...words }: FieldFrameProps) {
  const { label, hint, error, optional, isOptionalUnsaid, className } = words;
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const ties: ControlTies = {
    id,
    "aria-describedby": [errorId, hintId, describedBy].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-3 text-small font-semibold">
        {label}
        {optional && !isOptionalUnsaid ? (
          <span className="text-fine font-normal text-ink-soft">{m.site_optional()}</span>
        ) : null}
      </label>
      {children(ties)}
      {error ? <FieldError id={errorId} message={error} /> : null}
      {hint ? (
        <p id={hintId} className="text-fine text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** Marks an error by a symbol and a background, not by colour alone. */
export function FieldError({ id, message }: { readonly id?: string | undefined; readonly message: string }) {
  return (
    <p
      id={id}
      className="flex gap-2 self-start rounded-control bg-danger-tint px-2.5 py-1 text-small font-medium text-danger"
    >
      <ErrorMark />
      {message}
    </p>
  );
}

import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-frame.tsx";
import { CHOICE_LOOK, ChoiceWords } from "./radio-card.tsx";

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "children"> & {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly picture?: ReactNode;
  readonly aside?: ReactNode;
  readonly error?: string | null | undefined;
  /** Omits the card around the checkbox, for a consent or a single setting. */
  readonly bare?: boolean;
};

export function Checkbox({ label, description, picture, aside, error, bare, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, input["aria-describedby"]].filter(Boolean).join(" ") || undefined;
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label className={bare ? "flex min-h-11 items-center gap-3 py-1.5" : CHOICE_LOOK}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className="tick size-5 shrink-0 appearance-none rounded-[0.3rem] border-2 border-edge bg-raised checked:border-accent-ink checked:bg-accent-ink aria-invalid:border-danger"
        />
        <ChoiceWords {...{ label, description, picture, aside }} />
      </label>
      {error ? <FieldError id={errorId} message={error} /> : null}
    </div>
  );
}

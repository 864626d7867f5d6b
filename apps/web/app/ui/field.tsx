import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL_LOOK } from "./control-look.ts";
import { FieldFrame, type FieldWords } from "./field-frame.tsx";
import { useTypedBeforeScript } from "./use-typed-before-script.ts";

export type TextFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, "children"> & {
    /** Content at the end of the control, such as a card's brand. */
    readonly badge?: ReactNode;
    /** Whether the badge is wide, such as a text button. Padding then keeps the typed text clear of it. */
    readonly isBadgeWide?: boolean;
  };

export function TextField({
  label,
  hint,
  error,
  optional,
  isOptionalUnsaid,
  className,
  badge,
  isBadgeWide,
  ...input
}: TextFieldProps) {
  const words = { label, hint, error, optional, isOptionalUnsaid, className };
  const control = useTypedBeforeScript<HTMLInputElement>(input.value);
  return (
    <FieldFrame id={input.id} describedBy={input["aria-describedby"]} {...words}>
      {(ties) => (
        <span className="relative block">
          <input
            ref={control}
            {...input}
            {...ties}
            required={undefined}
            aria-required={!optional}
            className={classNames(CONTROL_LOOK, isBadgeWide && "pr-24!")}
          />
          {badge ? <span className="absolute inset-y-0 right-3 flex items-center">{badge}</span> : null}
        </span>
      )}
    </FieldFrame>
  );
}

export type TextAreaFieldProps = FieldWords & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  isOptionalUnsaid,
  className,
  ...area
}: TextAreaFieldProps) {
  const control = useTypedBeforeScript<HTMLTextAreaElement>(area.value);
  return (
    <FieldFrame {...{ id: area.id, label, hint, error, optional, isOptionalUnsaid, className }}>
      {(ties) => (
        <textarea
          ref={control}
          rows={2}
          {...area}
          {...ties}
          className={classNames(CONTROL_LOOK, "field-sizing-content")}
        />
      )}
    </FieldFrame>
  );
}

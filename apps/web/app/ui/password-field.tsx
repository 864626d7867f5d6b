import { m } from "@comptoir/messages";
import { useState } from "react";
import { TextField, type TextFieldProps } from "./field.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "badge" | "isBadgeWide"> & {
  readonly autoComplete: "current-password" | "new-password";
};

export function PasswordField(field: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      isBadgeWide={true}
      badge={
        <button
          type="button"
          aria-label={isShown ? m.person_password_hide() : m.person_password_show()}
          onClick={() => setIsShown(!isShown)}
          className="noscript:hidden -mr-2 min-h-11 min-w-11 rounded-control px-2 text-small font-medium text-ink-soft hover:text-ink"
        >
          {isShown ? m.person_password_hide_short() : m.person_password_show_short()}
        </button>
      }
    />
  );
}

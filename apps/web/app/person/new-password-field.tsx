import { m } from "@comptoir/messages";
import { checkPassword, MAX_PASSWORD_LENGTH, type PasswordFault } from "@comptoir/ordering";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { PasswordField } from "../ui/password-field.tsx";

const PARTS: readonly { readonly fault: PasswordFault; readonly words: () => string }[] = [
  { fault: "length", words: m.person_password_length },
  { fault: "uppercase", words: m.person_password_uppercase },
  { fault: "lowercase", words: m.person_password_lowercase },
  { fault: "digit", words: m.person_password_digit },
  { fault: "special", words: m.person_password_special },
];

export type NewPasswordFieldProps = {
  readonly label: string;
  /** For pages with several password fields. */
  readonly id?: string;
  /** For pages that need the password before the form is submitted. */
  readonly onType?: (password: string) => void;
  readonly error?: string | undefined;
  /** The owner's names and e-mail address. A password of little more than these is too easy to guess. */
  readonly owner?: Parameters<typeof checkPassword>[1];
};

/** A field for a new password with a checklist of its requirements. people#password. */
export function NewPasswordField({ label, id = "password", onType, error, owner }: NewPasswordFieldProps) {
  const [password, setPassword] = useState("");
  const faults = new Set<PasswordFault>(checkPassword(password, owner));
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        id={id}
        name="password"
        label={label}
        error={error}
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          onType?.(target.value);
        }}
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        aria-describedby={`${id}-rule`}
      />
      <ul id={`${id}-rule`} className="grid grid-cols-1 gap-x-4 gap-y-1 text-fine text-ink-soft sm:grid-cols-2">
        {PARTS.map(({ fault, words }) => (
          <Part key={fault} words={words()} isMet={!faults.has(fault)} />
        ))}
        {faults.has("common") ? (
          <li className="font-medium text-danger sm:col-span-2">{m.form_password_common()}</li>
        ) : null}
      </ul>
    </div>
  );
}

function Part({ words, isMet }: { readonly words: string; readonly isMet: boolean }) {
  return (
    <li className={isMet ? "flex items-center gap-2 text-good" : "flex items-center gap-2"}>
      <span aria-hidden="true" className="grid size-4 place-items-center">
        {isMet ? <Check size={14} strokeWidth={3} /> : <span className="size-1.5 rounded-full bg-current" />}
      </span>
      {words}
      {isMet ? <span className="visually-hidden">{m.person_password_met()}</span> : null}
    </li>
  );
}

/** Password managers read this hidden field to find the account. */
export function AccountForManagers({ email }: { readonly email: string }) {
  return (
    <input
      type="email"
      autoComplete="username"
      value={email}
      readOnly={true}
      tabIndex={-1}
      aria-hidden="true"
      className="visually-hidden"
    />
  );
}

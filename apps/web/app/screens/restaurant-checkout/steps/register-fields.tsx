import { m } from "@comptoir/messages";
import { type Contact, splitName } from "@comptoir/ordering";
import { Link, useLocation } from "react-router";
import { fieldId } from "../../../forms/form-errors.ts";
import { loginPath } from "../../../person/login-path.ts";
import { NewPasswordField } from "../../../person/new-password-field.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";

type RegisterFieldsProps = {
  readonly wantsAccount: boolean;
  readonly onWant: (wantsAccount: boolean) => void;
  readonly owner: Contact;
  readonly error: string | undefined;
  readonly onType: (password: string) => void;
  readonly consent: boolean;
  readonly onConsent: (consent: boolean) => void;
};

/**
 * Lets a guest create an account with the order by a password alone, or sign in and return.
 * checkout#register-at-checkout.
 */
export function RegisterFields({
  wantsAccount,
  onWant,
  owner,
  error,
  onType,
  consent,
  onConsent,
}: RegisterFieldsProps) {
  const { pathname, search } = useLocation();
  return (
    <div className="flex flex-col gap-3 border-t border-hairline pt-2 sm:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox
          bare={true}
          label={m.checkout_register()}
          description={m.checkout_register_text()}
          checked={wantsAccount}
          onChange={({ target }) => onWant(target.checked)}
        />
        <p className="text-small text-ink-soft">
          {m.checkout_have_account()}{" "}
          <Link
            to={loginPath(pathname + search)}
            rel="nofollow"
            className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
          >
            {m.person_sign_in()}
          </Link>
        </p>
      </div>
      {wantsAccount ? (
        <>
          <NewPasswordField
            id={fieldId("contact.password")}
            label={m.login_password()}
            error={error}
            owner={{ email: owner.email, names: Object.values(splitName(owner.fullName)) }}
            onType={onType}
          />
          <Checkbox
            bare={true}
            label={m.person_consent()}
            checked={consent}
            onChange={({ target }) => onConsent(target.checked)}
          />
        </>
      ) : null}
    </div>
  );
}

import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { loginPath } from "../../../person/login-path.ts";

/**
 * The address that was typed at the first step, and the way to another. It stays a field, out of sight, so that password managers
 * know whose password is asked for.
 */
export function KnownEmail({ email, back }: { readonly email: string; readonly back: string | null }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-tint px-3.5 py-1 forced-colors:border">
      <input type="hidden" name="email" value={email} />
      <input
        type="email"
        autoComplete="username"
        value={email}
        readOnly={true}
        tabIndex={-1}
        aria-hidden="true"
        className="visually-hidden"
      />
      {/* Beside doubled text the link goes to a line of its own, and the address keeps its. */}
      <span className="min-w-[min(100%,12rem)] flex-1 wrap-anywhere">{email}</span>
      <Link
        to={loginPath(back)}
        reloadDocument={true}
        className="inline-flex min-h-11 shrink-0 items-center text-small font-medium underline underline-offset-4"
      >
        {m.login_other_email()}
      </Link>
    </div>
  );
}

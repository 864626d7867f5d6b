import { m } from "@comptoir/messages";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import { Link, useLocation } from "react-router";
import { isStaffPage } from "../unavailable-words.ts";
import { loginPath } from "./login-path.ts";
import { usePerson } from "./person-view.ts";

const LOOK =
  "inline-flex min-h-11 min-w-11 items-center justify-end gap-1.5 sm:justify-center rounded-control text-small font-medium text-ink-soft hover:text-ink hover:underline hover:underline-offset-4";

export function AccountLink() {
  const person = usePerson();
  const { pathname, search } = useLocation();
  // While an operator acts for an owner, the link would open the owner's account.
  if (person?.acting) return null;
  if (person !== null) {
    return (
      <Link to="/profile" title={m.person_account()} className={LOOK}>
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-accent text-fine font-semibold text-on-accent forced-colors:border"
        >
          {initialsOf(person)}
        </span>
        <span className="visually-hidden">{m.person_account()}</span>
      </Link>
    );
  }
  // Pages under `/staff` are for the restaurant's staff, who have a sign-in of their own.
  if (pathname === "/login" || isStaffPage(pathname)) return null;
  return (
    <Link to={loginPath(pathname + search)} rel="nofollow" title={m.person_sign_in()} className={LOOK}>
      <CircleUserRound size={20} aria-hidden="true" className="sm:hidden" />
      <span className="max-sm:visually-hidden">{m.person_sign_in()}</span>
    </Link>
  );
}

function initialsOf({ firstName, lastName, email }: NonNullable<ReturnType<typeof usePerson>>): string {
  const [first = ""] = firstName.trim() || email;
  const [last = ""] = lastName.trim();
  return `${first}${last}`.toUpperCase();
}

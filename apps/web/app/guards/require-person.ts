import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { whoContext } from "../load-context.ts";
import { actedSettingsPath, actedSuitePath } from "../person/acting.ts";
import { personContext, personUnknownContext, type SignedIn } from "../session/person-context.ts";
import { guardOperatorOnly, guardWebUserOnly, redirectTo } from "./redirect-rules.ts";

type Asking = Pick<LoaderFunctionArgs, "context" | "url">;

/**
 * Returns the signed-in person, or redirects to the path that `guard` returns. If the API is unreachable,
 * throws a 503, which keeps the session.
 */
function requireSignedIn({ context, url }: Asking, guard: typeof guardWebUserOnly): SignedIn {
  if (context.get(personUnknownContext)) throw data(null, { status: 503 });
  redirectTo(guard(context.get(whoContext), `${url.pathname}${url.search}`));
  const person = context.get(personContext);
  if (person === null) throw new Error("Who is signed in is a person.");
  return person;
}

/**
 * For personal pages. Redirects guests to the sign-in, and an operator who acts for an owner to the owner's
 * suite. screens#redirect-user-only.
 */
export function requirePerson(args: Asking): SignedIn {
  const person = requireSignedIn(args, guardWebUserOnly);
  const { acting } = person.user;
  if (acting) throw redirect(actedSuitePath(acting));
  return person;
}

/**
 * For operator screens. Redirects everyone but suite operators to the sign-in.
 * screens#redirect-operator-only.
 */
export function requireOperator(args: Asking): SignedIn {
  return requireSignedIn(args, guardOperatorOnly);
}

/**
 * For event lists and suite lists. Redirects an operator who acts for an owner to the settings of the owner's
 * suite. people#acting-as.
 */
export function requireOwnOperator(args: Asking): SignedIn {
  const person = requireOperator(args);
  const { acting } = person.user;
  if (acting) throw redirect(actedSettingsPath(acting));
  return person;
}

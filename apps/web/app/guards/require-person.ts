import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { whoContext } from "../load-context.ts";
import { actedSettingsPath, actedSuitePath } from "../person/acting.ts";
import { personContext, personUnknownContext, type SignedIn } from "../session/person-context.ts";
import { guardOperatorOnly, guardWebUserOnly, redirectTo } from "./redirect-rules.ts";

type Asking = Pick<LoaderFunctionArgs, "context" | "url">;

/**
 * Returns the signed-in person, or redirects to the path that `guard` returns. If the API cannot be reached,
 * throws a 503 and keeps the session.
 */
function requireSignedIn({ context, url }: Asking, guard: typeof guardWebUserOnly): SignedIn {
  if (context.get(personUnknownContext)) throw data(null, { status: 503 });
  redirectTo(guard(context.get(whoContext), `${url.pathname}${url.search}`));
  const person = context.get(personContext);
  if (person === null) throw new Error("Who is signed in is a person.");
  return person;
}

/**
 * Returns the signed-in person of a personal page. Redirects guests to the sign-in, and acting operators to the
 * suite. screens#redirect-user-only.
 */
export function requirePerson(args: Asking): SignedIn {
  const person = requireSignedIn(args, guardWebUserOnly);
  const { acting } = person.user;
  if (acting) throw redirect(actedSuitePath(acting));
  return person;
}

/**
 * Returns the suite operator of an operator screen; redirects everyone else to the sign-in.
 * screens#redirect-operator-only.
 */
export function requireOperator(args: Asking): SignedIn {
  return requireSignedIn(args, guardOperatorOnly);
}

/**
 * Returns the suite operator of an event list or suite list. Redirects an operator who acts for an owner to
 * the settings of the owner's suite. people#acting-as.
 */
export function requireOwnOperator(args: Asking): SignedIn {
  const person = requireOperator(args);
  const { acting } = person.user;
  if (acting) throw redirect(actedSettingsPath(acting));
  return person;
}

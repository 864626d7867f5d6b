import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { whoContext } from "../load-context.ts";
import { actedSettingsPath, actedSuitePath } from "../person/acting.ts";
import { personContext, personUnknownContext, type SignedIn } from "../session/person-context.ts";
import { guardOperatorOnly, guardWebUserOnly, redirectTo } from "./redirect-rules.ts";

type Asking = Pick<LoaderFunctionArgs, "context" | "url">;

/** The signed-in person; `guard` says where everybody else is led. If the API could not be asked, the answer is a 503 and the session stays. */
function requireSignedIn({ context, url }: Asking, guard: typeof guardWebUserOnly): SignedIn {
  if (context.get(personUnknownContext)) throw data(null, { status: 503 });
  redirectTo(guard(context.get(whoContext), `${url.pathname}${url.search}`));
  const person = context.get(personContext);
  if (person === null) throw new Error("Who is signed in is a person.");
  return person;
}

/** The person whose own page this is; a guest is led to the sign-in and back, an acting operator to the suite. screens#redirect-user-only. */
export function requirePerson(args: Asking): SignedIn {
  const person = requireSignedIn(args, guardWebUserOnly);
  const { acting } = person.user;
  if (acting) throw redirect(actedSuitePath(acting));
  return person;
}

/** The suite operator whose screen this is; everybody else is led to the sign-in. screens#redirect-operator-only. */
export function requireOperator(args: Asking): SignedIn {
  return requireSignedIn(args, guardOperatorOnly);
}

/** The suite operator whose list this is; one who acts for an owner is led to the settings of that one suite. people#acting-as. */
export function requireOwnOperator(args: Asking): SignedIn {
  const person = requireOperator(args);
  const { acting } = person.user;
  if (acting) throw redirect(actedSettingsPath(acting));
  return person;
}

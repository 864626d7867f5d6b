import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { guardOperatorOnly, redirectTo } from "../guards/redirect-rules.ts";
import { whoContext } from "../load-context.ts";
import { actedSettingsPath } from "../person/acting.ts";
import { personContext, personUnknownContext, type SignedIn } from "../person/person-context.ts";

/**
 * The suite operator whose screen this is; everybody else is led to the sign-in. Where it could not be asked who they are, the page says to
 * come back. screens#redirect-operator-only.
 */
export function requireOperator({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">): SignedIn {
  if (context.get(personUnknownContext)) throw data(null, { status: 503 });
  redirectTo(guardOperatorOnly(context.get(whoContext), `${url.pathname}${url.search}`));
  const person = context.get(personContext);
  if (person === null) throw new Error("Who is a suite operator is a person.");
  return person;
}

/**
 * The suite operator whose list this is, while they act for nobody. Who acts for an owner is led to the settings of that one suite: the
 * other suites are theirs again after the suite logout. people#acting-as.
 */
export function requireOwnOperator(args: Pick<LoaderFunctionArgs, "context" | "url">): SignedIn {
  const person = requireOperator(args);
  const { acting } = person.user;
  if (acting) throw redirect(actedSettingsPath(acting));
  return person;
}

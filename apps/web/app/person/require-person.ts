import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { guardWebUserOnly, redirectTo } from "../guards/redirect-rules.ts";
import { whoContext } from "../load-context.ts";
import { actedSuitePath } from "./acting.ts";
import { personContext, personUnknownContext, type SignedIn } from "./person-context.ts";

/**
 * The person whose own page this is; whoever is not signed in is led to the sign-in, and from there back to the page. Where it could
 * not be asked, the page says to come back: nobody has to sign in anew for that. screens#redirect-user-only.
 */
export function requirePerson({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">): SignedIn {
  if (context.get(personUnknownContext)) throw data(null, { status: 503 });
  redirectTo(guardWebUserOnly(context.get(whoContext), `${url.pathname}${url.search}`));
  const person = context.get(personContext);
  if (person === null) throw new Error("Who is a web user is a person.");
  // Their account is the owner's own: whoever acts for them orders for the suite.
  const { acting } = person.user;
  if (acting) throw redirect(actedSuitePath(acting));
  return person;
}

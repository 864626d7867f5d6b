import { calls } from "@comptoir/contract/client";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { operatorHalfOf, PERSON_NAME, parsePageHalf } from "../session/page-half.ts";
import { personContext } from "../session/person-context.ts";
import { serverCaller } from "../venue/api-caller.ts";
import { parseCookies } from "../visit/cookies.ts";
import { suitesPath } from "./acting.ts";
import { actingHeaders, signOutHeaders } from "./personal-cookies.ts";

/**
 * Signs out the person of a request: the API ends the session, and the returned headers clear the personal
 * cookies. If the API is unreachable, the page's half of the session is cleared anyway. The API's half is
 * useless without it. people#logout.
 */
export async function signOut({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">): Promise<Headers> {
  // An operator who acts for an owner signs out as the operator, which also ends the acting.
  const half = operatorHalfOf(request) ?? parsePageHalf(parseCookies(request.headers.get("cookie")).get(PERSON_NAME));
  const result = await calls.logout(serverCaller(request, context), { accessToken: half?.token ?? "" });
  return signOutHeaders(request, "headers" in result ? result.headers : undefined);
}

/**
 * Ends only an operator's acting for an owner: the operator returns to the suite list, and the owner's data
 * is cleared. Returns null if no operator acts, or if the operator's own half of the session is missing. The
 * caller then signs out fully. people#suite-logout.
 */
export async function endActing({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">): Promise<Response | null> {
  const person = context.get(personContext);
  const operator = operatorHalfOf(request);
  const acting = person?.user.acting;
  if (!person || !acting || operator === null) return null;
  const result = await calls.logout(serverCaller(request, context), { accessToken: person.half.token });
  const answered = "headers" in result ? result.headers : undefined;
  const headers = actingHeaders(request, { half: operator, operator: null }, answered);
  return redirectDocument(suitesPath(acting), { status: 303, headers });
}

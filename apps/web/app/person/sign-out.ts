import { calls } from "@comptoir/contract/client";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { operatorHalfOf, PERSON_NAME, parsePageHalf } from "../session/page-half.ts";
import { personContext } from "../session/person-context.ts";
import { serverCaller } from "../venue/api-caller.ts";
import { parseCookies } from "../visit/cookies.ts";
import { suitesPath } from "./acting.ts";
import { actingHeaders, signOutHeaders } from "./personal-cookies.ts";

/**
 * Ends the session, and returns headers that delete the personal cookies. If the API is unreachable, they are
 * deleted anyway: the API's half of the session is useless without the page's half. people#logout.
 */
export async function signOut({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">): Promise<Headers> {
  // Signing out the operator also ends the acting for an owner.
  const half = operatorHalfOf(request) ?? parsePageHalf(parseCookies(request.headers.get("cookie")).get(PERSON_NAME));
  const result = await calls.logout(serverCaller(request, context), { accessToken: half?.token ?? "" });
  return signOutHeaders(request, "headers" in result ? result.headers : undefined);
}

/**
 * Ends only an operator's acting for an owner: deletes the owner's data, and returns to the suite list. Null
 * if no operator acts, or the operator's own half of the session is missing; the caller then signs out fully.
 * people#suite-logout.
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

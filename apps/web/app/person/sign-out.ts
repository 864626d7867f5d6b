import { calls } from "@comptoir/contract/client";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { operatorHalfOf, PERSON_NAME, parsePageHalf } from "../session/page-half.ts";
import { personContext } from "../session/person-context.ts";
import { serverCaller } from "../venue/api-caller.ts";
import { parseCookies } from "../visit/cookies.ts";
import { suitesPath } from "./acting.ts";
import { actingHeaders, signOutHeaders } from "./personal-cookies.ts";

/**
 * Signs out the person of a request: the API ends the session on every server, and the answer's headers drop what the browser
 * keeps of the person. Where the API cannot be reached the page's half is dropped all the same, and the other opens nothing.
 * people#logout.
 */
export async function signOut({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">): Promise<Headers> {
  // An operator who acts for an owner signs out themselves: their own session ends, and the acting with it.
  const half = operatorHalfOf(request) ?? parsePageHalf(parseCookies(request.headers.get("cookie")).get(PERSON_NAME));
  const result = await calls.logout(serverCaller(request, context), { accessToken: half?.token ?? "" });
  return signOutHeaders(request, "headers" in result ? result.headers : undefined);
}

/**
 * The suite logout: ends the acting alone. The operator is themselves again, at the list of the suites, and nothing of the owner stays in the
 * browser. Null without acting, or if the operator's own half is gone: then the person signs out whole. people#suite-logout.
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

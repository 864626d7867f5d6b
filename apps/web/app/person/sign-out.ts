import { calls } from "@comptoir/contract/client";
import type { LoaderFunctionArgs } from "react-router";
import { serverCaller } from "../venue/api-caller.ts";
import { parseCookies } from "../visit/cookies.ts";
import { operatorHalfOf } from "./operator-half.ts";
import { PERSON_NAME, parsePageHalf } from "./page-half.ts";
import { signOutHeaders } from "./personal-cookies.ts";

/**
 * Signs out whoever a request comes from: the API ends the session on every server, and the answer's headers drop what the browser
 * keeps of the person. Where the API cannot be reached the page's half is dropped all the same, and the other opens nothing.
 * people#logout.
 */
export async function signOut({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">): Promise<Headers> {
  // An operator who acts for an owner signs out themselves: their own session ends, and the acting with it.
  const half = operatorHalfOf(request) ?? parsePageHalf(parseCookies(request.headers.get("cookie")).get(PERSON_NAME));
  const result = await calls.logout(serverCaller(request, context), { accessToken: half?.token ?? "" });
  return signOutHeaders(request, "headers" in result ? result.headers : undefined);
}

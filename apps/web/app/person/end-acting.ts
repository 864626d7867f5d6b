import { calls } from "@comptoir/contract/client";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { serverCaller } from "../venue/api-caller.ts";
import { suitesPath } from "./acting.ts";
import { operatorHalfOf } from "./operator-half.ts";
import { personContext } from "./person-context.ts";
import { actingHeaders } from "./personal-cookies.ts";

/**
 * The suite logout: ends the acting alone. The operator is themselves again, at the list of the suites, and nothing of the owner stays in the
 * browser. Null where nobody acts for another, or the operator's own half is gone: then whoever is here signs out whole. people#suite-logout.
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

import type { UserData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import type { Who } from "@comptoir/ordering";
import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { whoContext } from "../load-context.ts";
import { operatorHalfOf, PERSON_NAME, parsePageHalf } from "../session/page-half.ts";
import { personContext, personUnknownContext } from "../session/person-context.ts";
import { serverCaller } from "../venue/api-caller.ts";
import { parseCookies } from "../visit/cookies.ts";
import { loginPath } from "./login-path.ts";
import { signOut } from "./sign-out.ts";

/** Where a suite operator is one without acting for an owner; anywhere else their token signs out. people#startup. */
const OPERATOR_SCREENS = /^\/(?:login|logout|locale|[^/]+\/(?:events(?:\/.+)?|suite-settings))\/?$/;

/** Where a page whose call found the session ended signs out, with the way back in its form. people#expired. */
const LOGOUT = "/logout";

/**
 * Finds out, once for each page and only where the browser keeps a half of a session, who asks. A session that does not hold signs
 * out: a page that starts begins again as a guest's, one that is open is left for the sign-in. What is answered to a person who is
 * signed in is kept nowhere. people#startup, people#expired.
 */
export const askPerson: MiddlewareFunction<Response> = async (args, next) => {
  const { request, url, context } = args;
  const half = parsePageHalf(parseCookies(request.headers.get("cookie")).get(PERSON_NAME));
  if (half === null) return next();

  const result = await calls.getUserInfo(serverCaller(request, context), half);
  const isUnknown = !result.ok && result.status !== 401;
  const isHere = result.ok && (!result.answer.suiteOperator || OPERATOR_SCREENS.test(url.pathname));
  if (!isUnknown && !isHere) {
    // Signing out needs no session that holds, and its form says where it leads.
    if (url.pathname === LOGOUT && request.method === "POST") return next();
    const headers = await signOut(args);
    const here = `${url.pathname}${url.search}`;
    const begins = request.method === "GET" && new URL(request.url).pathname === url.pathname;
    throw begins ? redirect(here, { headers }) : redirectDocument(loginPath(here, "expired"), { headers });
  }
  context.set(personUnknownContext, isUnknown);
  if (result.ok) {
    const { answer: user } = result;
    context.set(personContext, { user, half });
    context.set(whoContext, whoOf(user, request));
  }
  const answer = await next();
  answer.headers.set("cache-control", "no-store");
  return answer;
};

/** Who a user is: themselves, an operator, or the owner for whom an operator acts. people#acting-as. */
function whoOf({ id, suiteOperator, acting }: UserData, request: Request): Who {
  if (acting) return { kind: "acting-operator", operatorId: operatorHalfOf(request)?.userId ?? "", userId: id };
  return suiteOperator ? { kind: "operator", operatorId: id } : { kind: "user", userId: id };
}

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

/** The screens of an operator who acts for no owner; any other page signs the operator out. people#startup. */
const OPERATOR_SCREENS = /^\/(?:login|logout|locale|[^/]+\/(?:events(?:\/.+)?|suite-settings))\/?$/;

/**
 * An open page posts here when a call finds the session expired; the form names the page to return to.
 * people#expired.
 */
const LOGOUT = "/logout";

/**
 * Looks up the caller of a request with the page's half of a session. If the session is invalid, signs out: a
 * new page load continues as a guest, an open page goes to the sign-in. people#startup, people#expired.
 */
export const askPerson: MiddlewareFunction<Response> = async (args, next) => {
  const { request, url, context } = args;
  const half = parsePageHalf(parseCookies(request.headers.get("cookie")).get(PERSON_NAME));
  if (half === null) return next();

  const result = await calls.getUserInfo(serverCaller(request, context), half);
  const isUnknown = !result.ok && result.status !== 401;
  const isHere = result.ok && (!result.answer.suiteOperator || OPERATOR_SCREENS.test(url.pathname));
  if (!isUnknown && !isHere) {
    // Signing out needs no valid session, and its form names the next page.
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

/** Returns the caller: a user, an operator, or an operator who acts for an owner. people#acting-as. */
function whoOf({ id, suiteOperator, acting }: UserData, request: Request): Who {
  if (acting) return { kind: "acting-operator", operatorId: operatorHalfOf(request)?.userId ?? "", userId: id };
  return suiteOperator ? { kind: "operator", operatorId: id } : { kind: "user", userId: id };
}

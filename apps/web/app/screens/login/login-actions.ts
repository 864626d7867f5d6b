import type { AssertedCredential } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { guardLogin } from "../../guards/redirect-rules.ts";
import {
  answerOfRefusal,
  missingFaults,
  readJson,
  readPassword,
  readTyped,
  statusOfRefusal,
} from "../../person/form-answer.ts";
import { loginPath, saysWhereto } from "../../person/login-path.ts";
import { signInHeaders } from "../../person/personal-cookies.ts";
import { suitesLocationOf } from "../../suites/suites-location.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import type { LoginAnswer, LoginStep } from "./steps/login-form.tsx";

type Args = Pick<LoaderFunctionArgs, "request" | "context" | "url">;
type Outcome = { readonly answer: LoginAnswer; readonly status: number } | Response;
type Action = (args: Args, form: FormData) => Promise<Outcome> | Outcome;

const NOTHING_WRONG = { faults: {}, problem: null, said: null } as const;

function show(step: LoginStep, typed: LoginAnswer["typed"], status = 200): Outcome {
  return { answer: { ...NOTHING_WRONG, step, typed }, status };
}

function refuseFields(step: LoginStep, typed: LoginAnswer["typed"], faults: LoginAnswer["faults"]): Outcome {
  return { answer: { ...NOTHING_WRONG, step, typed, faults }, status: 400 };
}

function refuse(step: LoginStep, typed: LoginAnswer["typed"], result: Parameters<typeof answerOfRefusal>[0]): Outcome {
  return { answer: { ...answerOfRefusal(result, typed), step, said: null }, status: statusOfRefusal(result) };
}

/**
 * Asks for the password if the email address has an account, else for a registration. api#user-exist.
 * If the lookup is rate limited, asks for the password.
 */
const goOn: Action = async ({ request, context }, form) => {
  const typed = readTyped(form, ["email"]);
  const faults = missingFaults(typed);
  if (Object.keys(faults).length > 0) return refuseFields("email", typed, faults);
  const result = await calls.userExist(serverCaller(request, context), typed);
  if (result.ok) return show(result.answer.exists ? "password" : "register", typed);
  return result.status === 429 ? show("password", typed) : refuse("email", typed, result);
};

const signIn: Action = async (args, form) => {
  const typed = readTyped(form, ["email"]);
  const password = readPassword(form);
  const faults = missingFaults({ ...typed, password });
  if (Object.keys(faults).length > 0) return refuseFields("password", typed, faults);
  const result = await calls.loginNative(serverCaller(args.request, args.context), { ...typed, password });
  return result.ok ? leaveSignedIn(args, result) : refuse("password", typed, result);
};

/** Signs in with a passkey: forwards the authenticator's signed response, which the API verifies. */
const signInByPasskey: Action = async (args, form) => {
  const credential = readJson<AssertedCredential>(form, "credential");
  if (credential === null) return refuseFields("email", {}, {});
  const result = await calls.loginPasskey(serverCaller(args.request, args.context), { credential });
  return result.ok ? leaveSignedIn(args, result) : refuse("email", {}, result);
};

const register: Action = async (args, form) => {
  const typed = readTyped(form, ["email", "firstName", "lastName", "phoneNumber", "consent"]);
  const { consent, ...fields } = typed;
  const password = readPassword(form);
  const faults = missingFaults({ email: typed.email, password });
  if (Object.keys(faults).length > 0) return refuseFields("register", typed, faults);
  const body = { ...fields, password, registerAtCheckout: false, consent: consent === "on" };
  const result = await calls.registerUser(serverCaller(args.request, args.context), body);
  return result.ok ? leaveSignedIn(args, result) : refuse("register", typed, result);
};

const forgot: Action = async ({ request, context }, form) => {
  const typed = readTyped(form, ["email"]);
  const faults = missingFaults(typed);
  if (Object.keys(faults).length > 0) return refuseFields("forgot", typed, faults);
  const result = await calls.forgotPassword(serverCaller(request, context), typed);
  if (!result.ok) return refuse("forgot", typed, result);
  return { answer: { ...NOTHING_WRONG, step: "forgotten", typed, said: result.answer.message }, status: 200 };
};

/** Sets a new password by the link of a reset mail, without signing in. api#reset-password. */
const reset: Action = async ({ request, context }, form) => {
  const password = readPassword(form);
  const faults = missingFaults({ password });
  if (Object.keys(faults).length > 0) return refuseFields("reset", {}, faults);
  const resetToken = readPassword(form, "resetToken");
  const result = await calls.resetPassword(serverCaller(request, context), { resetToken, password });
  if (result.ok) return redirectDocument(loginPath(null, "new-password"), { status: 303 });
  return refuse(result.error?.code === "reset_link_invalid" ? "forgot" : "reset", {}, result);
};

const showStep =
  (step: LoginStep): Action =>
  (_, form) =>
    show(step, readTyped(form, ["email"]));

const ACTIONS: Readonly<Record<string, Action>> = {
  continue: goOn,
  "sign-in": signIn,
  passkey: signInByPasskey,
  register,
  forgot,
  reset,
  "ask-password": showStep("password"),
  "ask-register": showStep("register"),
  "ask-forgot": showStep("forgot"),
};

/** Runs the action of a submitted form; null for an unknown intent. */
export function answerLogin(args: Args, form: FormData): ReturnType<Action> | null {
  return ACTIONS[String(form.get("intent"))]?.(args, form) ?? null;
}

type SignedInResult = Extract<Awaited<ReturnType<typeof calls.loginNative>>, { readonly ok: true }>;

/**
 * Redirects after sign-in, and sets the cookies of both halves of the session. people#session.
 * The redirect loads a new document, so that all loaders run again with the session.
 */
export function leaveSignedIn(
  { request, url }: Pick<Args, "request" | "url">,
  { answer: user, headers }: Pick<SignedInResult, "answer" | "headers">,
): Response {
  // `/login` redirects an operator to their events, and a visitor with the suites cookie to the suites there.
  const isAtSuites = !saysWhereto(url.searchParams) && (user.suiteOperator || suitesLocationOf(request) !== null);
  const to = isAtSuites ? "/login" : (guardLogin(user, url.searchParams) ?? "/login");
  return redirectDocument(to, {
    status: 303,
    headers: signInHeaders(request, { userId: user.id, token: user.token }, headers),
  });
}

import type { ErrorBody } from "@comptoir/contract";
import { data, type LoaderFunctionArgs, redirectDocument } from "react-router";
import { answerOfRefusal, type FormAnswer, statusOfRefusal } from "../../person/form-answer.ts";
import { loginPath } from "../../person/login-path.ts";
import { signOut } from "../../person/sign-out.ts";
import type { PartAnswer } from "./part-form.tsx";

/** Disables caching: a profile is visible to its owner only. promises#promise-43. */
export function profileHeaders() {
  return { "cache-control": "no-store" };
}

/** Returns the title of a profile page: its heading without soft hyphens. */
export function profileMeta(heading: string) {
  return [{ title: heading.replaceAll("\u00ad", "") }];
}

type Refused = { readonly ok: false; readonly status: number; readonly error: ErrorBody<unknown> | null };

/** Redirects to the sign-in if a call was refused because the session has ended. people#expired. */
export async function leaveWhenExpired(
  { request, url, context }: Pick<LoaderFunctionArgs, "request" | "url" | "context">,
  { error }: Refused,
): Promise<void> {
  if (error?.code !== 201) return;
  const headers = await signOut({ request, context });
  throw redirectDocument(loginPath(`${url.pathname}${url.search}`, "expired"), { headers });
}

/**
 * Returns the answer of a call that the page requires. If the session has expired, redirects to the sign-in.
 * Any other failure throws to the error page, which shows the reason of a 403.
 */
export async function answerOrLeave<Answer>(
  args: Pick<LoaderFunctionArgs, "request" | "url" | "context">,
  result: { readonly ok: true; readonly answer: Answer } | Refused,
): Promise<Answer> {
  if (result.ok) return result.answer;
  await leaveWhenExpired(args, result);
  if (result.status === 403 && result.error) throw data({ refused: result.error.message }, { status: 403 });
  throw data(null, { status: result.status === 0 ? 503 : result.status });
}

/** Answers a form whose required fields were left empty. */
export function missingPart<Form extends string>(form: Form, typed: FormAnswer["typed"], faults: FormAnswer["faults"]) {
  return data<PartAnswer<Form>>({ form, typed, faults, problem: null, isSaved: false }, { status: 400 });
}

/**
 * Answers a form after its call: saved, or refused with the reason. An expired session redirects to the
 * sign-in.
 */
export async function answerPart<Form extends string>(
  args: Parameters<typeof leaveWhenExpired>[0],
  form: Form,
  result: { readonly ok: true } | Parameters<typeof answerOfRefusal>[0],
  typed: FormAnswer["typed"],
) {
  if (result.ok) return data<PartAnswer<Form>>({ form, typed: {}, faults: {}, problem: null, isSaved: true });
  await leaveWhenExpired(args, result);
  const answer = { ...answerOfRefusal(result, typed), form, isSaved: false };
  return data<PartAnswer<Form>>(answer, { status: statusOfRefusal(result) });
}

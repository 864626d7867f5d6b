import { calls } from "@comptoir/contract/client";
import { data, type LoaderFunctionArgs, redirectDocument } from "react-router";
import { answerOfRefusal, missingFaults, readPassword, statusOfRefusal } from "../../person/form-answer.ts";
import { loginPath } from "../../person/login-path.ts";
import { signOutHeaders } from "../../person/personal-cookies.ts";
import { requirePerson } from "../../person/require-person.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { leaveWhenExpired } from "../profile/profile-page.ts";
import type { InformationAnswer } from "./information-form.ts";

/** Deletes the account and leaves as nobody, with nothing of the person in the browser; a refusal is said at its form. people#deletion. */
export async function deleteAccount(args: Pick<LoaderFunctionArgs, "request" | "url" | "context">, form: FormData) {
  const { user, half } = requirePerson(args);
  const currentPassword = readPassword(form, "currentPassword");
  const faults = user.hasPassword ? missingFaults({ currentPassword }) : {};
  if (Object.keys(faults).length > 0) return refuse({ typed: {}, faults, problem: null }, 400);
  const result = await calls.deleteAccount(serverCaller(args.request, args.context), {
    ...half,
    currentPassword,
    ...(form.has("giveUpCredit") && { giveUpCredit: true }),
  });
  if (result.ok) {
    const headers = signOutHeaders(args.request, result.headers);
    return redirectDocument(loginPath(null, "deleted"), { status: 303, headers });
  }
  await leaveWhenExpired(args, result);
  const hasCredit = result.error?.code === "account_has_credit";
  return refuse({ ...answerOfRefusal(result, {}), hasCredit }, statusOfRefusal(result));
}

function refuse(answer: Omit<InformationAnswer, "form" | "isSaved">, status: number) {
  return data<InformationAnswer>({ ...answer, form: "deletion", isSaved: false }, { status });
}

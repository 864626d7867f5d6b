import { calls } from "@comptoir/contract/client";
import type { LoaderFunctionArgs } from "react-router";
import { answerOfRefusal, type FormAnswer, readTyped } from "../../person/form-answer.ts";
import type { PageHalf } from "../../session/page-half.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { leaveWhenExpired } from "../profile/profile-page.ts";

/** What came of keeping what a checkout begins with. */
export type UsualAnswer = FormAnswer & { readonly isSaved: boolean };

/** Keeps the default tip and the promo code that a form was sent with; blank takes one back. checkout#default-tip. */
export async function keepUsual(
  args: Pick<LoaderFunctionArgs, "request" | "url" | "context">,
  half: PageHalf,
  form: FormData,
): Promise<UsualAnswer> {
  const typed = readTyped(form, ["defaultTip", "promoCode"]);
  const result = await calls.editUser(serverCaller(args.request, args.context), { ...half, ...typed });
  if (result.ok) return { typed: {}, faults: {}, problem: null, isSaved: true };
  await leaveWhenExpired(args, result);
  return { ...answerOfRefusal(result, typed), isSaved: false };
}

import { calls } from "@comptoir/contract/client";
import type { LoaderFunctionArgs } from "react-router";
import { readTyped } from "../../person/form-answer.ts";
import type { PageHalf } from "../../session/page-half.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { answerPart } from "../profile/profile-page.ts";

/** Saves the default tip and the promo code of a form; a blank field removes its value. checkout#default-tip. */
export async function saveCheckoutDefaults(
  args: Pick<LoaderFunctionArgs, "request" | "url" | "context">,
  half: PageHalf,
  form: FormData,
) {
  const typed = readTyped(form, ["defaultTip", "promoCode"]);
  const result = await calls.editUser(serverCaller(args.request, args.context), { ...half, ...typed });
  return answerPart(args, "usual", result, typed);
}

import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { data } from "react-router";
import { requirePerson } from "../../guards/require-person.ts";
import { answerOfRefusal, statusOfRefusal } from "../../person/form-answer.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { leaveWhenExpired, profileHeaders, profileMeta } from "../profile/profile-page.ts";
import type { Route } from "./+types/route";
import { type ConfirmAnswer, ConfirmEmailScreen } from "./confirm-email-screen.tsx";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.profile_confirm_title());

/** Loads a confirmation link's page for the signed-in user, and changes nothing. people#confirmed-email. */
export function loader(args: Route.LoaderArgs) {
  const { user } = requirePerson(args);
  return { email: user.email, isConfirmed: user.emailConfirmed, hasLink: args.url.searchParams.has("confirm") };
}

/** Confirms the email address by the link's token, or sends another mail. api#confirm-email, api#send-confirmation. */
export async function action(args: Route.ActionArgs) {
  const { half } = requirePerson(args);
  const form = await args.request.formData();
  const caller = serverCaller(args.request, args.context);
  const isSending = form.get("form") === "send";
  const confirmToken = args.url.searchParams.get("confirm") ?? "";
  const result = isSending
    ? await calls.sendConfirmation(caller, half)
    : await calls.confirmEmail(caller, { ...half, confirmToken });
  if (result.ok) return data<ConfirmAnswer>({ came: isSending ? "sent" : "confirmed", problem: null });
  await leaveWhenExpired(args, result);
  const { problem } = answerOfRefusal(result, {});
  return data<ConfirmAnswer>({ came: "refused", problem }, { status: statusOfRefusal(result) });
}

export default function ProfileConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmEmailScreen {...loaderData} answer={actionData} />;
}

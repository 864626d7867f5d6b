import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { data } from "react-router";
import { requirePerson } from "../../guards/require-person.ts";
import { answerOfRefusal } from "../../person/form-answer.ts";
import type { PageHalf } from "../../session/page-half.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { dayOf } from "../../venue/local-moment.ts";
import { leaveWhenExpired, profileHeaders, profileMeta } from "../profile/profile-page.ts";
import type { Route } from "./+types/route";
import { saveCheckoutDefaults } from "./save-checkout-defaults.ts";
import { SettingsScreen } from "./settings-screen.tsx";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.person_account());

/** Loads the account, its points and its sessions. The page omits points or sessions if their call fails. */
export async function loader(args: Route.LoaderArgs) {
  const { half } = requirePerson(args);
  const caller = serverCaller(args.request, args.context);
  const [result, points, guest] = await Promise.all([
    calls.getSessions(caller, half),
    calls.getPoints(caller, half),
    calls.getGuestOrders(caller, half),
  ]);
  if (!result.ok) await leaveWhenExpired(args, result);
  return {
    sessions: result.ok
      ? result.answer.sessions.map(({ lastSeenAt, ...shown }) => ({ ...shown, lastSeenOn: dayOf(lastSeenAt) }))
      : null,
    programs: points.ok ? points.answer.programs : [],
    hasGuestOrders: guest.ok && guest.answer.orders.length > 0,
  };
}

/** Signs another device out, or saves the defaults of the checkout. people#own-sessions, checkout#default-tip. */
export async function action(args: Route.ActionArgs) {
  const { half } = requirePerson(args);
  const form = await args.request.formData();
  if (form.get("form") === "usual")
    return { usual: (await saveCheckoutDefaults(args, half, form)).data, ended: undefined };
  const sessionId = form.get("sessionId");
  if (form.has("form") || typeof sessionId !== "string" || sessionId === "") throw data(null, { status: 400 });
  return endSession(args, half, sessionId);
}

async function endSession(args: Route.ActionArgs, half: PageHalf, sessionId: string) {
  const result = await calls.endSession(serverCaller(args.request, args.context), { ...half, sessionId });
  if (result.ok) return { usual: undefined, ended: { isEnded: true, problem: null } };
  await leaveWhenExpired(args, result);
  const ended = { isEnded: false, problem: answerOfRefusal(result, {}).problem };
  return data({ usual: undefined, ended }, { status: result.status || 503 });
}

export default function ProfileSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsScreen {...loaderData} ended={actionData?.ended} usual={actionData?.usual} />;
}

import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { data } from "react-router";
import { requirePerson } from "../../guards/require-person.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { dayOf } from "../../venue/local-moment.ts";
import { answerOrLeave, profileHeaders, profileMeta } from "../profile/profile-page.ts";
import type { Route } from "./+types/route";
import { changeWaysIn } from "./change-ways-in.ts";
import { SignInScreen } from "./sign-in-screen.tsx";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.profile_sign_in());

/** Loads the passkeys and providers with which the user signs in. people#passkeys, people#linking. */
export async function loader(args: Route.LoaderArgs) {
  const { half, user } = requirePerson(args);
  const caller = serverCaller(args.request, args.context);
  const [passkeys, options] = await Promise.all([calls.getPasskeys(caller, half), calls.getLoginOptions(caller)]);
  const offered = options.ok ? options.answer.providers : [];
  const own = (await answerOrLeave(args, passkeys)).passkeys;
  return {
    passkeys: own.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdOn: dayOf(createdAt),
      lastUsedOn: lastUsedAt === null ? null : dayOf(lastUsedAt),
    })),
    hasPassword: user.hasPassword,
    providers: [...new Set([...offered, ...user.providers])].map((type) => ({
      type,
      isLinked: user.providers.includes(type),
    })),
    reason: args.url.searchParams.get("reason"),
  };
}

export async function action(args: Route.ActionArgs) {
  const answer = await changeWaysIn(args, await args.request.formData());
  if (answer === null) throw data(null, { status: 400 });
  return answer;
}

export default function ProfileSignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInScreen {...loaderData} answer={actionData} />;
}

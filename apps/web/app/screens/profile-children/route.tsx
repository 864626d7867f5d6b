import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { data } from "react-router";
import { requirePerson } from "../../person/require-person.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { answerOrLeave, profileHeaders, profileMeta } from "../profile/profile-page.ts";
import type { Route } from "./+types/route";
import { changeChildren } from "./change-children.ts";
import { ChildrenScreen } from "./children-screen.tsx";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.profile_children());

/** A restaurant's slug, as a link to here names the school that somebody comes from. */
const SLUG = /^[a-z0-9][a-z0-9-]{0,80}$/;

/** The children that one orders school meals for. school#children. */
export async function loader(args: Route.LoaderArgs) {
  const { half } = requirePerson(args);
  const result = await calls.getChildren(serverCaller(args.request, args.context), half);
  const { children } = await answerOrLeave(args, result);
  const school = args.url.searchParams.get("school") ?? "";
  return { children, backTo: SLUG.test(school) ? `/${school}` : null };
}

export async function action(args: Route.ActionArgs) {
  const answer = await changeChildren(args, await args.request.formData());
  if (answer === null) throw data(null, { status: 400 });
  return answer;
}

export default function ProfileChildren({ loaderData, actionData }: Route.ComponentProps) {
  return <ChildrenScreen {...loaderData} answer={actionData} />;
}

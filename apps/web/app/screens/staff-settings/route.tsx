import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { TopicsScreen } from "./topics-screen.tsx";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${m.studio_set_title()} – ${loaderData?.restaurant.name ?? ""}` }];
}

export const headers = staffPageHeaders;

/** Loads which settings the draft changes. screens#staff-settings. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const draft = staffAnswer(args, await staffCalls.getVenueDraft(staffApi(args), { kinds: "none" }));
  return { restaurant, changes: draft.changes };
}

export default function StaffSettings({ loaderData }: Route.ComponentProps) {
  return <TopicsScreen {...loaderData} />;
}

import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { AnnouncementsScreen } from "./announcements-screen.tsx";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${m.staff_announcements()} – ${loaderData?.restaurant.name ?? ""}` }];
}

export const headers = staffPageHeaders;

/** Loads the announcements of the draft, for managers. screens#staff-announcements. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const caller = staffApi(args);
  const draft = staffAnswer(args, await staffCalls.getVenueDraft(caller, { kinds: "restaurant,announcement" }));
  return { restaurant, draft, session: { token: caller.token ?? "", restaurantId: restaurant.id } };
}

export default function StaffAnnouncements({ loaderData }: Route.ComponentProps) {
  return <AnnouncementsScreen {...loaderData} />;
}

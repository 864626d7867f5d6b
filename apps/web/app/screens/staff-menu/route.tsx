import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { MenuScreen } from "./menu-screen.tsx";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${m.studio_title()} – ${loaderData?.restaurant.name ?? ""}` }];
}

export const headers = staffPageHeaders;

/** Loads the menus of the draft, without options. The page's script gets the page's half of the session. screens#staff-menu. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant, restaurants } = await requireManager(args);
  const caller = staffApi(args);
  const draft = staffAnswer(args, await staffCalls.getVenueDraft(caller, { kinds: "menu_group,menu,section,item" }));
  return {
    restaurant,
    draft,
    session: { token: caller.token ?? "", restaurantId: restaurant.id },
    hasOthers: restaurants.length > 0,
  };
}

export default function StaffMenu({ loaderData }: Route.ComponentProps) {
  return <MenuScreen {...loaderData} />;
}

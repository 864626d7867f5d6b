import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { CopyScreen } from "./copy-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.studio_copy_title() }];
}

const KINDS = "restaurant,menu,section,item,option_group,option_value";

/** Loads the draft into which a manager copies, and their other restaurants; `dish` takes options. screens#staff-menu-copy. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant, restaurants } = await requireManager(args);
  const caller = staffApi(args);
  const draft = staffAnswer(args, await staffCalls.getVenueDraft(caller, { kinds: KINDS }));
  const dish = new URL(args.request.url).searchParams.get("dish");
  const session = { token: caller.token ?? "", restaurantId: restaurant.id };
  return { restaurant, restaurants, draft, session, dish: dish === null ? null : `item:${dish}` };
}

export default function StaffMenuCopy({ loaderData }: Route.ComponentProps) {
  return <CopyScreen {...loaderData} />;
}

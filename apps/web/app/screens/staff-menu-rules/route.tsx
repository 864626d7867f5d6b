import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { RulesScreen } from "./rules-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.studio_rules_title() }];
}

const KINDS = "restaurant,menu,section,item,option_group,option_value,price_rule";

/** Loads the rules of the draft, and the dishes and sizes that they can be over. screens#staff-menu-rules. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const caller = staffApi(args);
  const draft = staffAnswer(args, await staffCalls.getVenueDraft(caller, { kinds: KINDS }));
  return { restaurant, draft, session: { token: caller.token ?? "", restaurantId: restaurant.id } };
}

export default function StaffMenuRules({ loaderData }: Route.ComponentProps) {
  return <RulesScreen {...loaderData} />;
}

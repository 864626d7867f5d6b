import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { InsightScreen } from "./insight-screen.tsx";

export const headers = staffPageHeaders;
export const meta = () => [{ title: m.staff_insight_title() }];

/**
 * Loads what guests bought, looked at and missed on the chosen days, for managers. Days that cannot be chosen show the
 * last week, and say so. insight#insight.
 */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const { searchParams } = args.url;
  const asked = { from: searchParams.get("from") || null, to: searchParams.get("to") || null };
  const caller = staffApi(args);
  const first = await staffCalls.getInsight(caller, asked);
  const isRefused = !first.ok && first.status === 400;
  const insight = staffAnswer(args, isRefused ? await staffCalls.getInsight(caller, { from: null, to: null }) : first);
  return { restaurant, insight, isRefused };
}

export default function StaffInsight({ loaderData }: Route.ComponentProps) {
  return <InsightScreen {...loaderData} />;
}

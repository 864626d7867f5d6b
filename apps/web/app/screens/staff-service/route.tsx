import { staffCalls } from "@comptoir/contract/staff-client";
import { formatDate, m } from "@comptoir/messages";
import { localMomentAt } from "../../venue/local-moment.ts";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { ServiceScreen } from "./service-screen.tsx";

export const headers = staffPageHeaders;
export const meta = () => [{ title: m.service_title() }];

/**
 * Loads the figures of the chosen days, for managers. Days that cannot be chosen show the last week, and say so.
 * board#service.
 */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const { searchParams } = args.url;
  const asked = { from: searchParams.get("from") || null, to: searchParams.get("to") || null };
  const caller = staffApi(args);
  const first = await staffCalls.getService(caller, asked);
  const isRefused = !first.ok && first.status === 400;
  const service = staffAnswer(args, isRefused ? await staffCalls.getService(caller, { from: null, to: null }) : first);
  const { date } = localMomentAt(Date.parse(service.knownSince), restaurant.zone);
  // Only said for days of which a part is not known.
  const knownSince = service.from <= date ? formatDate(date) : null;
  return { restaurant, service, isRefused, knownSince };
}

export default function StaffService({ loaderData }: Route.ComponentProps) {
  return <ServiceScreen {...loaderData} />;
}

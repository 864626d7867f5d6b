import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { eventTimeWords } from "../../suites/event-times.ts";
import { staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import { requireMode } from "../staff-modes/mode-page.ts";
import type { Route } from "./+types/route";
import { EventScreen } from "./event-screen.tsx";

export const headers = staffPageHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: m.run_sheet_title({ event: loaderData?.list.event.name ?? "" }) }];
}

/** Loads the run sheet of an event. board#suites. */
export async function loader(args: Route.LoaderArgs) {
  const page = await requireMode(args, "suites");
  const list = staffAnswer(args, await staffCalls.getEventOrders(staffApi(args), args.params.event_id));
  const when = eventTimeWords(list.event.starts_at, page.restaurant.zone);
  return { page, list, when, isBySuite: args.url.searchParams.get("by") === "suite" };
}

export default function StaffEvent({ loaderData }: Route.ComponentProps) {
  return <EventScreen {...loaderData} />;
}

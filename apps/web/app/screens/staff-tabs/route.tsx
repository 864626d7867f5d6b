import { m } from "@comptoir/messages";
import { staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { loadOpenTabs } from "./open-tabs.ts";
import { TabsScreen } from "./tabs-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_tabs() }];
}

/** Loads what is still to be paid. screens#staff-tabs. */
export function loader(args: Route.LoaderArgs) {
  return loadOpenTabs(args);
}

export default function StaffTabs({ loaderData }: Route.ComponentProps) {
  return <TabsScreen {...loaderData} />;
}

import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { TablesScreen } from "./tables-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_tables() }];
}

/** Loads the links of the tables, for managers. operations#table-codes. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  return { restaurant, ...staffAnswer(args, await staffCalls.getTableLinks(staffApi(args))) };
}

export default function StaffTables({ loaderData }: Route.ComponentProps) {
  return <TablesScreen {...loaderData} />;
}

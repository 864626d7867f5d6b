import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import { requireMode } from "../staff-modes/mode-page.ts";
import type { Route } from "./+types/route";
import { OpenTablesScreen } from "./open-tables-screen.tsx";

export const headers = staffPageHeaders;
export const meta = () => [{ title: m.modes_tables() }];

/** Loads the tables that order together. table#by-staff. */
export async function loader(args: Route.LoaderArgs) {
  const page = await requireMode(args, "tables");
  return { page, list: staffAnswer(args, await staffCalls.listOpenTables(staffApi(args))) };
}

export default function StaffOpenTables({ loaderData }: Route.ComponentProps) {
  return <OpenTablesScreen {...loaderData} />;
}

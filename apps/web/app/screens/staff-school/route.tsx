import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import { requireMode } from "../staff-modes/mode-page.ts";
import type { Route } from "./+types/route";
import { SchoolScreen } from "./school-screen.tsx";

export const headers = staffPageHeaders;
export const meta = () => [{ title: m.modes_school() }];

/** Loads the meals of a school's date. board#school. */
export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url;
  const page = await requireMode(args, "school");
  const list = staffAnswer(args, await staffCalls.getSchoolList(staffApi(args), searchParams.get("date")));
  return { page, list, isLeftOnly: searchParams.get("show") === "left" };
}

export default function StaffSchool({ loaderData }: Route.ComponentProps) {
  return <SchoolScreen {...loaderData} />;
}

import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import { requireMode } from "../staff-modes/mode-page.ts";
import type { Route } from "./+types/route";
import { CateringScreen } from "./catering-screen.tsx";

export const headers = staffPageHeaders;
export const meta = () => [{ title: m.modes_catering() }];

/** Loads the catering orders of seven days. board#catering. */
export async function loader(args: Route.LoaderArgs) {
  const page = await requireMode(args, "catering");
  const from = args.url.searchParams.get("from");
  return { page, list: staffAnswer(args, await staffCalls.getCateringDays(staffApi(args), from)) };
}

export default function StaffCatering({ loaderData }: Route.ComponentProps) {
  return <CateringScreen {...loaderData} />;
}

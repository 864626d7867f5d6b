import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { CODE_STATES } from "@comptoir/ordering";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { askedOf } from "./asked-list.ts";
import { codeRow } from "./code-words.ts";
import { CodesScreen } from "./codes-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_codes() }];
}

/** Loads a page of the restaurant's promo codes, for managers. studio#codes. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const asked = askedOf(args.url.searchParams, CODE_STATES);
  const { codes, cursor, isOffered } = staffAnswer(args, await staffCalls.listCodes(staffApi(args), asked));
  return { restaurant, rows: codes.map((code) => codeRow(code, restaurant.zone)), cursor, isOffered, asked };
}

export default function StaffCodes({ loaderData }: Route.ComponentProps) {
  return <CodesScreen {...loaderData} />;
}

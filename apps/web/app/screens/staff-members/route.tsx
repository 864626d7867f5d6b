import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import { askedOf } from "../staff-codes/asked-list.ts";
import type { Route } from "./+types/route";
import { memberRow } from "./member-words.ts";
import { MembersScreen } from "./members-screen.tsx";

export const headers = staffPageHeaders;

export function meta() {
  return [{ title: m.staff_members() }];
}

/** Loads a page of the venue's members, for managers. studio#venue-members. */
export async function loader(args: Route.LoaderArgs) {
  const { restaurant } = await requireManager(args);
  const { search, after } = askedOf(args.url.searchParams, []);
  const asked = { search, after };
  const { members, cursor, isOffered } = staffAnswer(args, await staffCalls.listMembers(staffApi(args), asked));
  return { restaurant, rows: members.map(memberRow), cursor, isOffered, asked };
}

export default function StaffMembers({ loaderData }: Route.ComponentProps) {
  return <MembersScreen {...loaderData} />;
}

import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { data, redirect, redirectDocument } from "react-router";
import { staffTokenOf } from "../../board/staff-cookie.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import type { Route } from "./+types/route";
import { BoardScreen } from "./board-screen.tsx";

export function meta({ data: loaded }: Route.MetaArgs) {
  return [{ title: m.board_title({ venue: loaded?.board.venue.name ?? "" }) }];
}

export function headers() {
  return { "cache-control": "no-store" };
}

/** Loads the board of the signed-in device. Without a session, the door asks for a code. screens#staff-board. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = staffTokenOf(request);
  if (token === null) throw redirect("/staff");
  const caller = { ...serverCaller(request, context), token };
  const [board, staff] = await Promise.all([calls.getBoard(caller), calls.getStaffInfo(caller)]);
  if (board.ok && staff.ok) {
    return { board: board.answer, session: { token, restaurantId: staff.answer.restaurant.id } };
  }
  // The door drops a session that has ended, and says so.
  if ((!board.ok && board.status === 401) || (!staff.ok && staff.status === 401)) throw redirectDocument("/staff");
  throw data(null, { status: 503 });
}

export default function StaffBoard({ loaderData: { board, session } }: Route.ComponentProps) {
  return <BoardScreen board={board} session={session} />;
}

import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { staffAppLinks } from "../staff/app/app-links.ts";
import { requireStaff, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { BoardScreen } from "./board-screen.tsx";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: m.board_title({ venue: loaderData?.board.venue.name ?? "" }) }];
}

export const headers = staffPageHeaders;
export const links = staffAppLinks;

/**
 * Loads the board of the signed-in device. Its script gets the page's half of the session, since it follows the board
 * and sends what is pressed. screens#staff-board.
 */
export async function loader(args: Route.LoaderArgs) {
  const caller = staffApi(args);
  const [board, staff] = await Promise.all([staffCalls.getBoard(caller), requireStaff(args)]);
  const session = { token: caller.token ?? "", restaurantId: staff.restaurant.id };
  const { name, role, device, person, people, restaurant } = staff;
  return { board: staffAnswer(args, board), session, staff: { name, role, device, person, people, restaurant } };
}

export default function StaffBoard({ loaderData: { board, session, staff } }: Route.ComponentProps) {
  return <BoardScreen {...{ board, session, staff }} />;
}

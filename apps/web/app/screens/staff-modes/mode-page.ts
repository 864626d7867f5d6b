import type { StaffData } from "@comptoir/contract";
import type { BoardMode } from "@comptoir/ordering";
import { data, type LoaderFunctionArgs } from "react-router";
import { requireStaff, staffApi } from "../staff/staff-session.ts";
import type { BoardSession } from "../staff-board/live/use-board.ts";
import type { BoardStaff } from "../staff-board/who-dialog.tsx";

/** What a page of a mode needs of the signed-in device. */
export type ModePage = {
  readonly restaurant: StaffData["restaurant"];
  readonly staff: BoardStaff;
  readonly session: BoardSession;
};

/**
 * Loads who is signed in, for the page of a mode. The page does not exist for a venue without the mode. Its script
 * gets the page's half of the session, as the board's does. board#board-modes.
 */
export async function requireMode(
  args: Pick<LoaderFunctionArgs, "request" | "context">,
  mode: BoardMode,
): Promise<ModePage> {
  const { token } = staffApi(args);
  const { name, role, device, person, people, restaurant } = await requireStaff(args);
  if (!restaurant.modes.includes(mode)) throw data(null, { status: 404 });
  const staff = { name, role, device, person, people, restaurant };
  return { restaurant, staff, session: { token: token ?? "", restaurantId: restaurant.id } };
}

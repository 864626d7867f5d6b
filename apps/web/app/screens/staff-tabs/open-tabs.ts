import { staffCalls } from "@comptoir/contract/staff-client";
import { placeWords } from "@comptoir/receipt";
import type { LoaderFunctionArgs } from "react-router";
import { eventTimeWords } from "../../suites/event-times.ts";
import { requireStaff, staffAnswer, staffApi } from "../staff/staff-session.ts";

/**
 * Loads the open tabs, and the orders that are to be paid in person, by table or place. The words are chosen here, so
 * that the page's script needs none of the board's.
 */
export async function loadOpenTabs(args: Pick<LoaderFunctionArgs, "request" | "context">) {
  const caller = staffApi(args);
  const [{ restaurant }, answer] = await Promise.all([requireStaff(args), staffCalls.listOpenTabs(caller)]);
  const { tabs, unpaid } = staffAnswer(args, answer);
  const when = (instant: string) => eventTimeWords(instant, restaurant.zone);
  return {
    restaurant: { name: restaurant.name, hasSuites: tabs.length > 0 || restaurant.modes.includes("suites") },
    tabs: tabs.map(({ openedAt, closesAt, ...tab }) => ({ ...tab, opened: when(openedAt), closes: when(closesAt) })),
    places: [...Map.groupBy(unpaid, ({ destination }) => placeWords(destination))].map(([place, orders]) => ({
      place,
      cents: orders.reduce((sum, { dueCents }) => sum + dueCents, 0),
      orders: orders.map(({ id, number, person, placedAt, isOpen, dueCents: cents }) => {
        return { id, number, person, isOpen, cents, placed: when(placedAt) };
      }),
    })),
  };
}

export type OpenTabs = Awaited<ReturnType<typeof loadOpenTabs>>;

import { limitsOrders, type MenuSlot, NO_WORK, openState, slotsAt } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import { instantOf, localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { listHoldsOfSlot, listOrdersOfSlot } from "./slot-contents.store.ts";

/**
 * A slot with the orders and holds that fill it, and their work in minutes. Orders are sorted by number,
 * holds by end. time#why-full.
 */
export type FilledSlot = Pick<MenuSlot, "interval" | "limits"> & {
  readonly orders: Awaited<ReturnType<typeof listOrdersOfSlot>>;
  readonly holds: Awaited<ReturnType<typeof listHoldsOfSlot>>;
  readonly prepMinutes: number;
};

/** The slot of a menu at a moment: closed, without a limit at that time, or limited. */
export type ExplainedMenu =
  | { readonly name: string; readonly state: "closed" }
  | { readonly name: string; readonly state: "unlimited" }
  | { readonly name: string; readonly state: "limited"; readonly slot: FilledSlot };

/** Explains why slots are full at a moment: one entry per menu with limits. time#why-full. */
export async function explainSlots(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { restaurantId, menus, ordering, zone }: Pick<LoadedVenue, "restaurantId" | "menus" | "ordering" | "zone">,
  at: Date,
): Promise<ExplainedMenu[]> {
  const { hours } = ordering;
  const moment = localMomentOf(at, zone);
  const explained: ExplainedMenu[] = [];
  for (const menu of menus.filter(limitsOrders)) {
    const { name } = menu;
    const isOpen = openState(hours, moment).open;
    const [slot] = isOpen ? slotsAt([menu], hours, moment, NO_WORK) : [];
    if (!slot) explained.push({ name, state: isOpen ? "unlimited" : "closed" });
    else
      explained.push({
        name,
        state: "limited",
        slot: await fillSlot({ database, clock }, slot, { restaurantId, zone }),
      });
  }
  return explained;
}

/** Reads orders and holds in one snapshot, so that a hold that becomes an order counts once. */
async function fillSlot(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { menu, interval, limits }: MenuSlot,
  { restaurantId, zone }: Pick<LoadedVenue, "restaurantId" | "zone">,
): Promise<FilledSlot> {
  const name = { restaurantId, menuId: String(menu.id), startsAt: instantOf(interval.start, zone) };
  const [orders, holds] = await inTransaction(
    database,
    "repeatable read",
    async (transaction) =>
      [await listOrdersOfSlot(transaction, name), await listHoldsOfSlot(transaction, name, clock())] as const,
    restaurantId,
  );
  const prepMinutes = [...orders, ...holds].reduce((sum, one) => sum + one.prepMinutes, 0);
  return { interval, limits, orders, holds, prepMinutes };
}

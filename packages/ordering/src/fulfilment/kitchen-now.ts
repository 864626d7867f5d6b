import type { MenuData } from "../menu/menu.ts";
import type { LocalMoment } from "../time/local-moment.ts";

/** Extra minutes of preparation that staff can set. board#preparation. */
export const EXTRA_MINUTES = [10, 20, 30] as const;
export type ExtraMinutes = (typeof EXTRA_MINUTES)[number];

/** A slot of a menu whose limits staff changed: `orders` is its limit now, 0 closes it, null is no limit. board#changed-slots. */
export type SlotChange = {
  readonly menuId: string;
  readonly start: Pick<LocalMoment, "date" | "minutes">;
  readonly orders: number | null;
};

/** What staff changed for now, beside sold-out marks and the pause. */
export type KitchenChanges = { readonly extraMinutes: number; readonly slots: readonly SlotChange[] };

/**
 * Merges extra minutes of preparation and changed slots into published menus. Each prep time grows, so every quoted,
 * promised and offered time does. board#preparation, board#changed-slots.
 */
export function applyKitchenChanges(
  menus: readonly MenuData[],
  { extraMinutes, slots }: KitchenChanges,
): readonly MenuData[] {
  if (extraMinutes === 0 && slots.length === 0) return menus;
  const slotsOf = Map.groupBy(slots, ({ menuId }) => menuId);
  return menus.map((menu) => {
    const changed = slotsOf.get(String(menu.id)) ?? [];
    return {
      ...menu,
      ...(extraMinutes > 0 && { estimated_prep_time: (menu.estimated_prep_time ?? 0) + extraMinutes }),
      ...(changed.length > 0 && {
        slot_changes: changed.map(({ start: { date, minutes }, orders }) => ({ date, minutes, orders })),
      }),
    };
  });
}

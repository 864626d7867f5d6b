import type { VenueFile } from "@comptoir/venue-file";
import { changeAsGuest, type GuestOrder, orderAsGuest, type PlacedOrder, type Way } from "./guest.ts";
import { ADDRESSES, NAMES, NOTES } from "./guests.ts";
import { type KitchenAct, openKitchen } from "./kitchen.ts";
import { MEALS } from "./meals.ts";
import { orUnlessRefused, type Site } from "./visitor.ts";

/** An order of the last hour. `acts` are the minutes after its placing at which something happens to it. */
type ShiftOrder = {
  readonly minutesAgo: number;
  readonly way: Way;
  readonly ahead?: number;
  readonly notes?: string;
  readonly acts: readonly (readonly [minutes: number, act: KitchenAct | "changed by its guest"])[];
};

const table = (number: string): Way => ({ to: "table", table: number });
const COUNTER: Way = { to: "counter" };
const address = (index: number): Way => ({ to: "address", address: ADDRESSES[index] ?? "", notes: "Buzz 1204" });
const DONE = [
  [2, "in-progress"],
  [12, "ready"],
  [16, "completed"],
] as const;

/** The last hour of a kitchen that has orders in every lane of its board. board#lanes. */
const SHIFT: readonly ShiftOrder[] = [
  { minutesAgo: 58, way: table("4"), acts: DONE },
  { minutesAgo: 51, way: COUNTER, acts: DONE },
  { minutesAgo: 44, way: address(0), acts: [[1, "accept"], ...DONE] },
  { minutesAgo: 35, way: COUNTER, ahead: 105, acts: [[20, "changed by its guest"]] },
  { minutesAgo: 25, way: COUNTER, ahead: 150, acts: [] },
  {
    minutesAgo: 22,
    way: COUNTER,
    acts: [
      [2, "in-progress"],
      [17, "ready"],
    ],
  },
  {
    minutesAgo: 18,
    way: table("21"),
    acts: [
      [3, "in-progress"],
      [15, "ready"],
    ],
  },
  {
    minutesAgo: 13,
    way: table("7"),
    acts: [
      [3, "in-progress"],
      [9, { crossOff: [1] }],
    ],
  },
  {
    minutesAgo: 10,
    way: address(1),
    acts: [
      [1, "accept"],
      [3, "in-progress"],
    ],
  },
  { minutesAgo: 9, way: table("32"), acts: [[4, "in-progress"]] },
  { minutesAgo: 6, way: table("15"), notes: NOTES[0] ?? "", acts: [] },
  { minutesAgo: 4, way: COUNTER, acts: [] },
  { minutesAgo: 3, way: table("9"), acts: [] },
  { minutesAgo: 1, way: table("27"), acts: [] },
];

const MINUTE_MS = 60_000;

export type ShiftDeps = {
  readonly venue: Pick<VenueFile, "menus">;
  /** A device's code, of the role `counter` or more. */
  readonly code: string;
  readonly now: Date;
  /** Sets the clock of the API that is called. */
  readonly setTime: (at: Date) => void;
};

/**
 * Plays the last hour of a shift, by the calls of guests and of the kitchen, on an API whose clock it sets.
 * venue#demonstration-shift.
 */
export async function playShift(site: Site, { venue, code, now, setTime }: ShiftDeps): Promise<void> {
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * MINUTE_MS);
  const placed = new Map<ShiftOrder, PlacedOrder>();
  setTime(at(60));
  const kitchen = await openKitchen(site, code);
  const steps = SHIFT.flatMap((order, index) => [
    {
      minutesAgo: order.minutesAgo,
      run: async () => {
        const guest = guestOf(order, index);
        // A restaurant that was closed then, as on a holiday, has fewer orders.
        const answer = await orUnlessRefused(orderAsGuest(site, venue, guest, at(order.minutesAgo)));
        if (answer !== null) placed.set(order, answer);
      },
    },
    ...order.acts.map(([minutes, act]) => ({
      minutesAgo: order.minutesAgo - minutes,
      run: async () => {
        const known = placed.get(order);
        if (known === undefined) return;
        if (act === "changed by its guest") return changeAsGuest(known);
        const found = (await kitchen.orders()).find(({ id }) => id === known.id);
        if (found !== undefined) await kitchen.act(found, act);
      },
    })),
  ]);
  for (const { minutesAgo, run } of steps.sort((one, other) => other.minutesAgo - one.minutesAgo)) {
    setTime(at(minutesAgo));
    await run();
  }
}

function guestOf({ way, ahead, notes }: ShiftOrder, index: number): GuestOrder {
  return {
    name: NAMES[index % NAMES.length] as string,
    way,
    meal: MEALS[index % MEALS.length] as GuestOrder["meal"],
    ahead: ahead ?? null,
    notes: notes ?? null,
  };
}

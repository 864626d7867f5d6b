/** When the network fails, relative to the order's request. */
const CUTS = ["before", "on the way", "on the way back", "after"] as const;
/** What the diner does while offline. */
const MEANWHILE = ["nothing", "another tab", "reload", "tab closed"] as const;
/** What changes at the restaurant after the diner ordered. */
const CHANGES = ["as it was", "late", "sold out", "taken back", "dearer"] as const;

export type Change = (typeof CHANGES)[number];

/**
 * Returns a schedule of network failures during an order; deterministic. Eighty consecutive numbers combine
 * every failure, action and change.
 */
export function scheduleOf(number: number) {
  const way = (number * 7 + 6) % (CUTS.length * MEANWHILE.length);
  const [cut = "before", meanwhile = "nothing"] = [CUTS[way % CUTS.length], MEANWHILE[Math.floor(way / CUTS.length)]];
  const drawn = CHANGES[number % CHANGES.length] ?? "as it was";
  // Only an order that was not sent can be withdrawn.
  const change: Change = drawn === "taken back" && cut !== "before" ? "as it was" : drawn;
  return { number, cut, meanwhile, change, flaps: number % 3, pauseMs: (number * 997) % 3_000 };
}

/**
 * Tells whether the order is placed in the end: it arrived before the failure, or its terms have not changed.
 * ordering#queued-order.
 */
export function isPlaced({ cut, change }: ReturnType<typeof scheduleOf>): boolean {
  return cut === "on the way back" || cut === "after" || change === "as it was";
}

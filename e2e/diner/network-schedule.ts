/** When the network goes away: before anything is sent, with the order on its way there, with its answer on its way back, or after it. */
const CUTS = ["before", "on the way", "on the way back", "after"] as const;
/** What the diner does meanwhile. */
const MEANWHILE = ["nothing", "another tab", "reload", "tab closed"] as const;
/** What is another afterwards than the diner was told. */
const CHANGES = ["as it was", "late", "sold out", "taken back", "dearer"] as const;

export type Change = (typeof CHANGES)[number];

/**
 * One way in which a network goes away during an order, each with another pause before it is back, and as often as it only seems to be.
 * The same number is the same schedule again; eighty follow each other before one has the same cut, doing and change.
 */
export function scheduleOf(number: number) {
  const way = (number * 7 + 6) % (CUTS.length * MEANWHILE.length);
  const [cut = "before", meanwhile = "nothing"] = [CUTS[way % CUTS.length], MEANWHILE[Math.floor(way / CUTS.length)]];
  const drawn = CHANGES[number % CHANGES.length] ?? "as it was";
  // Only what has not left can be taken back.
  const change: Change = drawn === "taken back" && cut !== "before" ? "as it was" : drawn;
  return { number, cut, meanwhile, change, flaps: number % 3, pauseMs: (number * 997) % 3_000 };
}

/** Whether the order stands in the end: it had arrived before the network went, or nothing of it has changed since. ordering#queued-order. */
export function isPlaced({ cut, change }: ReturnType<typeof scheduleOf>): boolean {
  return cut === "on the way back" || cut === "after" || change === "as it was";
}

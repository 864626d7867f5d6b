import type { StoredMeans } from "./means.ts";

/** Points of the venue's loyalty programme. people#points-spent. */
export const POINTS = { name: "points", kind: "stored", begins: "not-required" } as const satisfies StoredMeans;

import { readStoredMoment } from "../time/stored-moment.ts";
import type { PastCursor } from "./past-suites.store.ts";

/** Where a list of past events goes on, as a client keeps it: it means nothing to anybody else. */
export function formatPastCursor({ startsAt, restaurantId, eventId }: PastCursor): string {
  return Buffer.from(JSON.stringify([startsAt.toISOString(), restaurantId, eventId])).toString("base64url");
}

/** Reads what `formatPastCursor` wrote; null from the beginning. */
export function parsePastCursor(text: string | null | undefined): PastCursor | null | "faulty" {
  if (!text) return null;
  const [moment, restaurantId, eventId, ...more] = readList(text);
  if (typeof moment !== "string" || typeof restaurantId !== "string" || typeof eventId !== "string") return "faulty";
  const startsAt = readStoredMoment(moment);
  const isWhole = more.length === 0 && !`${restaurantId}${eventId}`.includes("\0");
  return startsAt && isWhole ? { startsAt, restaurantId, eventId } : "faulty";
}

function readList(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

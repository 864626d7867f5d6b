import { readStoredMoment } from "../../time/stored-moment.ts";
import type { OrdersCursor } from "./orders-of-person.store.ts";

const CURSOR = /^(\S+) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a list of orders goes on, as a client keeps it: it means nothing to anybody else. */
export function formatCursor({ placedAt, orderId }: OrdersCursor): string {
  return Buffer.from(`${placedAt.toISOString()} ${orderId}`).toString("base64url");
}

/** Reads what `formatCursor` wrote; null from the beginning. */
export function parseCursor(text: string | null | undefined): OrdersCursor | null | "faulty" {
  if (!text) return null;
  const [, moment, orderId] = CURSOR.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (moment === undefined || orderId === undefined) return "faulty";
  const placedAt = readStoredMoment(moment);
  return placedAt ? { placedAt, orderId } : "faulty";
}

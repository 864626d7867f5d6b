import type { TableSession } from "./sessions.store.ts";

/** Whether what a table sends can still be undone. False too if it sends nothing. table#send. */
export function waitsToSend({ sending }: Pick<TableSession, "sending">, now: Date): boolean {
  return sending?.undoUntil != null && new Date(sending.undoUntil) > now;
}

/** Whether a table's lines are being sent: at once, or leased by a server that does. Too late to undo. table#send. */
export function isBeingSent(session: Pick<TableSession, "sending">, now: Date): boolean {
  return session.sending !== null && !waitsToSend(session, now);
}

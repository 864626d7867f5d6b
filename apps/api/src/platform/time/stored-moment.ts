/**
 * Parses a list cursor's timestamp (`2026-11-20T17:00:00.000Z`). Null if it is invalid, or of a year that
 * PostgreSQL cannot store, such as year 0.
 */
export function readStoredMoment(text: string): Date | null {
  const moment = new Date(text);
  const isKept = /^\d{4}-/.test(text) && !Number.isNaN(moment.getTime()) && moment.getUTCFullYear() > 0;
  return isKept && moment.toISOString() === text ? moment : null;
}

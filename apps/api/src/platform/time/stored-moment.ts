/**
 * A moment as a list's cursor tells it, in UTC and to the millisecond (`2026-11-20T17:00:00.000Z`); null where the text is none, or is one that
 * the database cannot keep: JavaScript counts years that PostgreSQL does not have, the year 0 among them.
 */
export function readStoredMoment(text: string): Date | null {
  const moment = new Date(text);
  const isKept = /^\d{4}-/.test(text) && !Number.isNaN(moment.getTime()) && moment.getUTCFullYear() > 0;
  return isKept && moment.toISOString() === text ? moment : null;
}

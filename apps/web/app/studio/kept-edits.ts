import { readStorage, writeStorage } from "../browser-storage.ts";

/** An edit of the draft that the server does not have yet. */
export type KeptEdit = {
  readonly thing: string;
  readonly field: string;
  /** The value that the person saw. */
  readonly was: unknown;
  readonly value: unknown;
};

const nameOf = (restaurantId: string) => `comptoir_studio ${restaurantId}`;

/** Reads the edits that were not sent before the page was closed. */
export function readEdits(storage: Storage | null, restaurantId: string): KeptEdit[] {
  try {
    const kept: unknown = JSON.parse(readStorage(storage, nameOf(restaurantId)) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps the edits that are not sent yet. */
export function keepEdits(storage: Storage | null, restaurantId: string, edits: readonly KeptEdit[]): void {
  writeStorage(storage, nameOf(restaurantId), edits.length === 0 ? null : JSON.stringify(edits));
}

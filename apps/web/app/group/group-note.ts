import type { YourGroupData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import type { Id } from "@comptoir/ordering";
import { useEffect, useState } from "react";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";
import { browserCaller } from "../venue/api-caller.ts";

/**
 * What the browser knows of the guest's group at a restaurant, for the screens that do not load it. `secret`: of the link, with the
 * link's number, on phones that have seen it.
 */
export type GroupNote = {
  readonly id: string;
  readonly name: string;
  readonly link: number | null;
  readonly secret: string | null;
};

const nameOf = (restaurantId: Id) => `comptoir-group ${restaurantId}`;

export function readGroupNote(restaurantId: Id): GroupNote | null {
  try {
    const note = JSON.parse(readStorage(browserStorage().browser, nameOf(restaurantId)) ?? "null");
    return typeof note?.id === "string" && typeof note.name === "string" ? note : null;
  } catch {
    return null;
  }
}

export function forgetGroup(restaurantId: Id): void {
  writeStorage(browserStorage().browser, nameOf(restaurantId), null);
}

/** Notes the guest's group. A link's secret of before stays, as long as it is the group's. table#group-link. */
export function noteGroup(
  restaurantId: Id,
  { id, name, link }: NonNullable<YourGroupData["group"]>,
  secret: string | null,
): GroupNote {
  const known = readGroupNote(restaurantId);
  const kept = known?.id === id && known.link === link ? known.secret : null;
  const note = { id, name, link, secret: secret ?? kept };
  writeStorage(browserStorage().browser, nameOf(restaurantId), JSON.stringify(note));
  return note;
}

/** Returns the guest's group; null for none, on the server, and until the page has read it. One that has ended is forgotten. */
export function useGroupNote(restaurantId: Id): GroupNote | null {
  const [note, setNote] = useState<GroupNote | null>(null);
  useEffect(() => {
    const kept = readGroupNote(restaurantId);
    setNote(kept);
    if (kept === null) return;
    void calls.getGroup(browserCaller(restaurantId)).then((found) => {
      if (found.ok || found.status !== 404) return;
      forgetGroup(restaurantId);
      setNote(null);
    });
  }, [restaurantId]);
  return note;
}

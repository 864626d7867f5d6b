import { calls } from "@comptoir/contract/client";
import type { Id } from "@comptoir/ordering";
import { useEffect } from "react";
import { useSaidAllergies } from "../../allergies/said-allergies.tsx";
import { browserStorage, readStorage, writeStorage } from "../../browser-storage.ts";
import { readGroupNote } from "../../group/group-note.ts";
import { browserCaller } from "../../venue/api-caller.ts";
import { useRestaurant } from "./use-restaurant.ts";

/** The `sessionStorage` key of the restaurant at one of whose tables this tab's guest orders together. */
const AT_TABLE_NAME = "comptoir-at-table";

/** Notes that the guest sits at a table of a restaurant, for the other screens of this tab. */
export function noteAtTable(restaurantId: Id): void {
  writeStorage(browserStorage().tab, AT_TABLE_NAME, String(restaurantId));
}

/**
 * Tells the table or group of a guest what they have said of their allergies, since another phone may send their dishes. A guest who
 * orders alone sits at no table, and nothing is told. menu#diner-allergies, table#send.
 */
export function TellTable() {
  const { venue } = useRestaurant();
  const { allergies, isSaid } = useSaidAllergies();
  useEffect(() => {
    if (isSaid && readGroupNote(venue.id) !== null) {
      void calls.changeMeInGroup(browserCaller(venue.id), { allergies: [...allergies] });
    }
    if (!isSaid || readStorage(browserStorage().tab, AT_TABLE_NAME) !== String(venue.id)) return;
    void calls.changeMe(browserCaller(venue.id), { allergies: [...allergies] });
  }, [isSaid, allergies, venue.id]);
  return null;
}

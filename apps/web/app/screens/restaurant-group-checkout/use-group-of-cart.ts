import type { GroupData, YourGroupData } from "@comptoir/contract";
import type { Id } from "@comptoir/ordering";
import { useEffect, useState } from "react";

/** A group as the checkout for all follows it: its version, and whose each line is, by its number. */
export type GroupOfCart = { readonly version: number; readonly persons: ReadonlyMap<number, string> };

export function personsOf({ open, people }: Pick<GroupData, "open" | "people">): GroupOfCart["persons"] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return new Map(open.map(({ line, person }) => [line, names.get(person) ?? ""]));
}

/**
 * Follows a group by its stream. It stays as it was when the stream ends: the host's own order ends the group, and its checkout
 * leads on by itself.
 */
export function useGroupOfCart(loaded: GroupOfCart, restaurantId: Id): GroupOfCart {
  const [now, setNow] = useState(loaded);
  useEffect(() => {
    const source = new EventSource(`/api/group/events?restaurant=${encodeURIComponent(restaurantId)}`);
    source.addEventListener("table", ({ data }: MessageEvent<string>) => {
      const { group } = JSON.parse(data) as YourGroupData;
      if (group) setNow({ version: group.version, persons: personsOf(group) });
    });
    return () => source.close();
  }, [restaurantId]);
  return now;
}

import type { ThingMark } from "@comptoir/ordering";
import type { NewVenueEvent } from "../../events/venue-events/venue-events.store.ts";

/**
 * Returns the events of things that sold out or are available again. A thing that one action both restocked
 * and sold out causes none. operations#venue-events.
 */
export function stockChanged(
  of: Pick<NewVenueEvent, "restaurantId" | "at">,
  {
    soldOut = [],
    restocked = [],
  }: { readonly soldOut?: readonly ThingMark[]; readonly restocked?: readonly ThingMark[] },
): NewVenueEvent[] {
  const without = (things: readonly ThingMark[], others: readonly ThingMark[]) =>
    things.filter((one) => !others.some(({ kind, id }) => kind === one.kind && id === one.id));
  const told = [
    { type: "item.sold_out", things: without(soldOut, restocked) },
    { type: "item.restocked", things: without(restocked, soldOut) },
  ] as const;
  return told.flatMap(({ type, things }) =>
    things.length === 0 ? [] : { ...of, type, data: { things: things.map(({ kind, id }) => ({ kind, id })) } },
  );
}

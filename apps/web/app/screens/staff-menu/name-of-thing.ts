import type { VenueThingData } from "@comptoir/contract";
import { decodeHtmlText } from "@comptoir/ordering";

/** Returns the name of a thing as the server has it, without HTML escapes; empty for none. */
export function nameOfThing(things: readonly VenueThingData[], thing: string): string {
  return decodeHtmlText(String(things.find((one) => one.thing === thing)?.fields.name ?? ""));
}

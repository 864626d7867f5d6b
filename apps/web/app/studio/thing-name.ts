import type { VenueThingData } from "@comptoir/contract";
import { currentLocale } from "@comptoir/messages";
import { decodeHtmlText } from "@comptoir/ordering";
import { useDraftState } from "./draft-context.tsx";
import { type DraftState, draftValue } from "./draft-store.ts";

/**
 * Returns the name of a thing of the draft in the page's language, or else in the restaurant's, without HTML escapes.
 * Empty for none.
 */
export function draftName(draft: Pick<DraftState, "things" | "pending">, thing: string): string {
  return draftText(draft, thing, "name");
}

/** Returns a text of a thing of the draft in the page's language, or else in the restaurant's, without HTML escapes. */
export function draftText(draft: Pick<DraftState, "things" | "pending">, thing: string, field: string): string {
  return textOf(draftValue(draft, thing, field), draftValue(draft, thing, "localization"), field);
}

export function useThingName(thing: string): string {
  return useDraftState((state) => draftName(state, thing));
}

/** Returns the name of a thing as the server has it, as `draftName` does. */
export function nameOfThing(things: readonly VenueThingData[], thing: string): string {
  const fields = things.find((one) => one.thing === thing)?.fields;
  return textOf(fields?.name, fields?.localization, "name");
}

function textOf(own: unknown, localization: unknown, field: string): string {
  const words = localization as Readonly<Record<string, Readonly<Record<string, string>> | null>> | null | undefined;
  return decodeHtmlText(String(words?.[currentLocale()]?.[field] || (own ?? "")));
}

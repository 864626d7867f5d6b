import { contract } from "@comptoir/contract";
import { checkAddressReach, deliverySettings, distanceBetween } from "@comptoir/ordering";
import type { PlaceSuggestion } from "../gateways/places/port.ts";
import type { ApiApp } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import { type VenueDeps, venueHeader } from "../venues/venue-header.ts";
import type { Places } from "./places.ts";
import { wordAddressFault } from "./word-address-fault.ts";

/** `POST /restaurants/autocomplete-search`. api#autocomplete-search. */
export function mountPlaces(app: ApiApp, deps: VenueDeps & { readonly places: Places }): void {
  const { autocompleteSearch } = contract.places;
  app.use(autocompleteSearch.getRoutingPath(), venueHeader(deps));

  app.openapi(autocompleteSearch, async (c) => {
    const { description, gmapPlaceId, sessionToken, types, unit } = c.req.valid("json");
    const { venue, locale, caller } = c.var;
    const delivery = deliverySettings(venue.data);
    const reach = delivery?.type === "address" ? delivery.reach : null;
    const near = reach?.origin ?? null;
    const question = { text: description, near, locale, sessionToken: sessionToken ?? null };
    const distanceTo = ({ position }: PlaceSuggestion) =>
      near && position ? Math.round(distanceBetween(near, position, unit ?? reach?.unit ?? "km") * 10) / 10 : null;

    if (types?.includes(WHOLE_ADDRESS)) {
      const located = await deps.places.locate(caller, { ...question, placeId: gmapPlaceId || null });
      const fault = reach && checkAddressReach(located, reach)[0];
      const problem = fault ? wordAddressFault(fault, locale) : null;
      return c.json({ suggestions: [], attribution: null, problem }, 200);
    }
    const suggested = await deps.places.suggest(caller, question);
    if ("retryAfterSeconds" in suggested) return refuse(c, "tooManyRequests", suggested);
    const suggestions = suggested.map((place) => ({
      description: place.description,
      gmapPlaceId: place.placeId,
      terms: place.description.split(", "),
      types: [...place.types],
      distance: distanceTo(place),
    }));
    return c.json({ suggestions, attribution: deps.places.attribution, problem: null }, 200);
  });
}

/** The type that says that an address is typed to its end. */
const WHOLE_ADDRESS = "street_address";

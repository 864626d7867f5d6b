import { contract } from "@comptoir/contract";
import { checkAddressReach, deliverySettings, distanceBetween, type LocatedAddress } from "@comptoir/ordering";
import type { PlaceSuggestion } from "../../gateways/places/port.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse, refuseField } from "../../platform/middleware/refuse.ts";
import type { Clock } from "../../platform/settings.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { type VenueDeps, venueHeader } from "../venues/venue-header.ts";
import { type Places, wordAddressFault, wordSearchFault } from "./places.ts";
import { searchRestaurants } from "./search-restaurants.ts";

type PlacesDeps = VenueDeps & { readonly places: Places; readonly database: Database; readonly clock: Clock };

/**
 * Mounts the autocomplete of street addresses and the search for nearby restaurants. api#autocomplete-search,
 * api#geolocation-search.
 */
export function mountPlaces(app: ApiApp, deps: PlacesDeps): void {
  mountAutocompleteSearch(app, deps);
  mountGeolocationSearch(app, deps);
}

function mountGeolocationSearch(app: ApiApp, { places, database, clock }: PlacesDeps): void {
  app.openapi(contract.places.geolocationSearch, async (c) => {
    const { lat, lng, address, gmapPlaceId, sessionToken, group, name, concourse, radius, unit } = c.req.valid("json");
    const { locale, caller } = c.var;
    const isPosition = lat != null && lng != null;
    const text = address?.trim() ?? "";
    const isAsked = isPosition || text !== "" || gmapPlaceId;
    const question = { text, near: null, locale, sessionToken: sessionToken ?? null, placeId: gmapPlaceId || null };
    const located = isPosition || !isAsked ? null : await places.locate(caller, question);
    if (isAsked && !isPosition && (located === null || located.precision === "unplaced")) {
      const problem = wordSearchFault(located ? "address_vague" : "address_invalid", { near: text, locale });
      return c.json({ results: [], place: null, problem }, 200);
    }
    const centre = isPosition ? { latitude: lat, longitude: lng } : placedOf(located);
    const by = { group: group || null, name: name || null, onlyConcourses: concourse ?? false };
    const search = { centre, radius: radius ?? null, unit: unit ?? null, ...by };
    const results = await searchRestaurants(database, search, { now: clock(), locale });
    const place = centre && { lat: centre.latitude, lng: centre.longitude, types: located ? typesOf(located) : [] };
    return c.json({ results, place, problem: null }, 200);
  });
}

function placedOf(located: LocatedAddress | null) {
  return located === null || located.precision === "unplaced" ? null : located;
}

/**
 * Returns the types of a geocoded address. An area's centre must not be used for distances. screens#distance.
 */
function typesOf({ precision }: LocatedAddress): string[] {
  return [precision === "door" ? WHOLE_ADDRESS : "postal_code"];
}

function mountAutocompleteSearch(app: ApiApp, deps: PlacesDeps): void {
  const { autocompleteSearch } = contract.places;
  const ofVenue = venueHeader(deps);
  // The header is optional, because a chain's restaurants are searched before one is chosen.
  // api#autocomplete-search.
  app.use(autocompleteSearch.getRoutingPath(), (c, next) =>
    c.req.header("x-restaurant-id") ? ofVenue(c, next) : next(),
  );

  app.openapi(autocompleteSearch, async (c) => {
    const { description, gmapPlaceId, sessionToken, types, unit, group } = c.req.valid("json");
    const { locale, caller } = c.var;
    const venue: LoadedVenue | undefined = c.var.venue;
    if (venue === undefined && !group) {
      return refuseField(c, "x-restaurant-id", "required");
    }
    const delivery = venue ? deliverySettings(venue.data) : null;
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

const WHOLE_ADDRESS = "street_address";

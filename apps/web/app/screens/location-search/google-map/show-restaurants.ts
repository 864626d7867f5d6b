import type { OnMap } from "../use-search-here.ts";
import type { GoogleMap, GoogleMaps } from "./google-maps.ts";

/** How near one restaurant alone is looked at. */
const STREET_ZOOM = 14;
const PADDING = 48;

/**
 * Puts what was found on Google's map, with the numbers of the list, and shows all of it. Answers how to take it off again.
 *
 * @param onChosen called with a restaurant whose pin was pressed.
 */
export function showRestaurants(
  maps: GoogleMaps,
  map: GoogleMap,
  { results, place }: OnMap,
  onChosen: (id: OnMap["results"][number]["id"]) => void,
): () => void {
  const bounds = new maps.LatLngBounds();
  const markers = results.flatMap(({ id, name, lat, lng }, index) => {
    if (lat === null || lng === null) return [];
    const position = { lat, lng };
    bounds.extend(position);
    const marker = new maps.Marker({ map, position, title: name, label: { text: `${index + 1}`, color: "#ffffff" } });
    marker.addListener("click", () => onChosen(id));
    return [{ marker, position }];
  });
  const [first] = markers;
  if (place) bounds.extend({ lat: place.lat, lng: place.lng });
  if (first && markers.length === 1 && !place) {
    map.setCenter(first.position);
    map.setZoom(STREET_ZOOM);
  } else if (first) map.fitBounds(bounds, PADDING);
  return () => {
    for (const { marker } of markers) marker.setMap(null);
  };
}

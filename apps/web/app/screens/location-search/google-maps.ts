import type { PageSources } from "@comptoir/contract";
import type { OnMap } from "./use-search-here.ts";

/** The Content-Security-Policy origins of Google's map. Images need no entry: any https origin is allowed. */
export const GOOGLE_MAP_SOURCES: PageSources = {
  script: ["https://maps.googleapis.com"],
  connect: ["https://maps.googleapis.com", "https://mapsresources-pa.googleapis.com"],
  frame: [],
  formAction: [],
};

type LatLng = { readonly lat: number; readonly lng: number };
type Bounds = { readonly extend: (place: LatLng) => void };
export type GoogleMap = {
  readonly fitBounds: (bounds: Bounds, padding: number) => void;
  readonly setCenter: (place: LatLng) => void;
  readonly setZoom: (zoom: number) => void;
};
type Marker = {
  readonly setMap: (map: GoogleMap | null) => void;
  readonly addListener: (event: "click", listener: () => void) => void;
};

export type GoogleMaps = {
  readonly Map: new (element: HTMLElement, options: object) => GoogleMap;
  readonly Marker: new (options: object) => Marker;
  readonly LatLngBounds: new () => Bounds;
};

type MapsWindow = {
  google?: { readonly maps: GoogleMaps };
  comptoirMapIsThere?: () => void;
  /** Google calls this if it rejects the key. */
  gm_authFailure?: () => void;
};

let library: Promise<GoogleMaps | null> | null = null;
/** Whether Google has rejected the key of this page. It says so once, also for maps that are shown later. */
let isRefused = false;

/**
 * Loads Google's library once per page; null if it cannot be loaded.
 * The `Referer` that Google receives is the page's origin, without the searched address.
 * @param onRefused called if Google rejects the key after loading.
 */
export function loadGoogleMaps(key: string, language: string, onRefused: () => void): Promise<GoogleMaps | null> {
  const page = window as unknown as MapsWindow;
  page.gm_authFailure = () => {
    isRefused = true;
    onRefused();
  };
  library ??= new Promise((resolve) => {
    page.comptoirMapIsThere = () => resolve(page.google?.maps ?? null);
    const script = document.createElement("script");
    const asked = { key, v: "quarterly", loading: "async", callback: "comptoirMapIsThere", language, region: "CA" };
    script.src = `${GOOGLE_MAP_SOURCES.script[0]}/maps/api/js?${new URLSearchParams(asked)}`;
    script.async = true;
    script.onerror = () => {
      library = null;
      script.remove();
      resolve(null);
    };
    document.head.append(script);
  });
  return library.then((maps) => (isRefused ? null : maps));
}

const STREET_ZOOM = 14;
const PADDING = 48;

/** Adds a numbered pin for each result, and fits the map to the pins. Returns a function that removes the pins. */
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

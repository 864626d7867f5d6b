import { currentLocale, m } from "@comptoir/messages";
import { useEffect, useRef, useState } from "react";
import { DrawnMap } from "./drawn-map.tsx";
import { type GoogleMap, type GoogleMaps, loadGoogleMaps, showRestaurants } from "./google-maps.ts";
import type { OnMap } from "./use-search-here.ts";

type RestaurantsMapProps = OnMap & {
  /** The key of Google's map; null if none is configured. */
  readonly mapsKey: string | null;
};

/**
 * Shows the results on Google's map if a key is configured. It is lazy-loaded when the map comes into view.
 * The drawn map is the placeholder and the fallback. The list beside it holds the same information.
 * screens#location-map.
 */
export function RestaurantsMap({ results, place, mapsKey }: RestaurantsMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const maps = useGoogleMaps(mapsKey, frame);
  return (
    <div ref={frame} className="max-w-xl lg:sticky lg:top-6">
      {maps ? (
        <GoogleRestaurantsMap maps={maps} results={results} place={place} />
      ) : (
        <DrawnMap results={results} place={place} />
      )}
    </div>
  );
}

/** Loads Google's library when the element comes into view. */
function useGoogleMaps(key: string | null, frame: { readonly current: Element | null }): GoogleMaps | null {
  const [maps, setMaps] = useState<GoogleMaps | null>(null);
  useEffect(() => {
    if (key === null || frame.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void loadGoogleMaps(key, currentLocale(), () => setMaps(null)).then((loaded) => setMaps(() => loaded));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [key, frame]);
  return maps;
}

function GoogleRestaurantsMap({ maps, results, place }: OnMap & { readonly maps: GoogleMaps }) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<GoogleMap | null>(null);
  useEffect(() => {
    if (box.current === null) return;
    const calm = { mapTypeControl: false, streetViewControl: false, fullscreenControl: false, clickableIcons: false };
    setMap(new maps.Map(box.current, { ...calm, gestureHandling: "cooperative" }));
  }, [maps]);
  useEffect(
    () => (map ? showRestaurants(maps, map, { results, place }, goToListed) : undefined),
    [maps, map, results, place],
  );
  return (
    <section
      ref={box}
      aria-label={m.location_map()}
      className="aspect-square w-full overflow-hidden rounded-card border border-hairline bg-tint"
    />
  );
}

/** Moves the focus from a pin to its restaurant in the list. */
function goToListed(id: number | string): void {
  document.querySelector<HTMLElement>(`[data-found="${id}"] a`)?.focus();
}

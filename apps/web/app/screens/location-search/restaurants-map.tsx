import { currentLocale, m } from "@comptoir/messages";
import { useEffect, useRef, useState } from "react";
import { DrawnMap } from "./drawn-map.tsx";
import { type GoogleMap, type GoogleMaps, loadGoogleMaps, showRestaurants } from "./google-maps.ts";
import type { OnMap } from "./use-search-here.ts";

type RestaurantsMapProps = OnMap & {
  /** Null where no key of Google's is configured. */
  readonly mapsKey: string | null;
};

/**
 * What was found, on a map: Google's, once it comes into view, where a key is configured, and else one that is drawn, which also stands
 * until then and where Google's cannot be had. The list beside it says all that it shows. screens#location-map.
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

/** Google's library once the element is seen; it is not loaded without the map. */
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

/** From a pin to its restaurant in the list. */
function goToListed(id: number | string): void {
  document.querySelector<HTMLElement>(`[data-found="${id}"] a`)?.focus();
}

import { currentLocale, m } from "@comptoir/messages";
import { useEffect, useRef, useState } from "react";
import { type GoogleMap, type GoogleMaps, loadGoogleMaps, showRestaurants } from "./google-maps.ts";
import type { OnMap } from "./use-search-here.ts";

type RestaurantsMapProps = OnMap & {
  readonly mapsKey: string;
};

/**
 * Shows the results on Google's map, lazy-loaded when its empty frame scrolls into view.
 * screens#location-map.
 * If loading fails, the frame is removed: the list beside it has the same information.
 */
export function RestaurantsMap({ results, place, mapsKey }: RestaurantsMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const maps = useGoogleMaps(mapsKey, frame);
  if (maps === "failed") return null;
  return (
    <div
      ref={frame}
      data-map=""
      className="aspect-square overflow-hidden rounded-card border border-hairline bg-tint max-lg:order-first max-lg:aspect-2/1 lg:sticky lg:top-6 noscript:hidden"
    >
      {maps === null ? null : <GoogleRestaurantsMap maps={maps} results={results} place={place} />}
    </div>
  );
}

/** Loads Google's library when `frame` scrolls into view. "failed": loading failed, or Google rejects the key. */
function useGoogleMaps(key: string, frame: { readonly current: Element | null }): GoogleMaps | "failed" | null {
  const [maps, setMaps] = useState<GoogleMaps | "failed" | null>(null);
  useEffect(() => {
    if (frame.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void loadGoogleMaps(key, currentLocale(), () => setMaps("failed")).then((loaded) =>
        setMaps(() => loaded ?? "failed"),
      );
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
  return <section ref={box} aria-label={m.location_map()} className="size-full" />;
}

function goToListed(id: number | string): void {
  document.querySelector<HTMLElement>(`[data-found="${id}"] a`)?.focus();
}

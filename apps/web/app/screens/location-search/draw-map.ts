import type { FoundRestaurantData } from "@comptoir/contract";
import { mapPlace } from "@comptoir/ordering";
import { gatherPins } from "./gather-pins.ts";

export const MAP_WIDTH = 416;
export const MAP_HEIGHT = 416;
const MARGIN = 32;
/** One restaurant alone is shown with so much around it, in degrees of the map. */
const LEAST_SPAN = 0.02;
const GRID_STEPS = 4;

type Located = Pick<FoundRestaurantData, "lat" | "lng">;
type Point = { readonly x: number; readonly y: number };

/**
 * Where restaurants and the place searched for stand on a square map, north above, with the same scale in every direction (Mercator);
 * numbered as in the list. Those that do not say where they are, are not on it; those that would lie over each other share a pin.
 */
export function drawMap(results: readonly Located[], place: { readonly lat: number; readonly lng: number } | null) {
  const found = results.flatMap(({ lat, lng }, index) =>
    lat === null || lng === null ? [] : [{ number: index + 1, ...mapPlace({ latitude: lat, longitude: lng }) }],
  );
  const middle = place && mapPlace({ latitude: place.lat, longitude: place.lng });
  const anchor = middle ?? found[0] ?? null;
  const located = anchor === null ? [] : found.map((point) => ({ ...point, x: nearTo(anchor.x, point.x) }));
  const points: readonly Point[] = middle ? [...located, middle] : located;
  const west = Math.min(...points.map(({ x }) => x));
  const south = Math.min(...points.map(({ y }) => y));
  const east = Math.max(...points.map(({ x }) => x));
  const north = Math.max(...points.map(({ y }) => y));
  const span = Math.max(east - west, north - south, LEAST_SPAN);
  const scale = (MAP_WIDTH - 2 * MARGIN) / span;
  const toSheet = ({ x, y }: Point): Point => ({
    x: whole(MAP_WIDTH / 2 + (x - (west + east) / 2) * scale),
    y: whole(MAP_HEIGHT / 2 - (y - (south + north) / 2) * scale),
  });
  return {
    pins: gatherPins(
      located.map(({ number, ...point }) => ({ numbers: [number], ...toSheet(point) })),
      MAP_WIDTH,
    ),
    centre: middle && toSheet(middle),
    grid: Array.from({ length: GRID_STEPS - 1 }, (_, index) => ((index + 1) * MAP_WIDTH) / GRID_STEPS).flatMap((at) => [
      `M${at} 0V${MAP_HEIGHT}`,
      `M0 ${at}H${MAP_WIDTH}`,
    ]),
  };
}

/** A longitude on the same side of the map's seam in the Pacific as another, so that neighbours across it stay neighbours. */
function nearTo(anchor: number, longitude: number): number {
  return longitude + 360 * Math.round((anchor - longitude) / 360);
}

function whole(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

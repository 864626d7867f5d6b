import type { FoundRestaurantData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { mapPlace } from "@comptoir/ordering";
import type { OnMap } from "./use-search-here.ts";

/** Draws the results as an SVG map without third-party requests. The list beside it holds the same information. */
export function DrawnMap({ results, place }: OnMap) {
  const { pins, centre, grid } = drawMap(results, place);
  if (pins.length === 0) return null;
  return (
    <svg
      role="img"
      aria-label={m.location_map()}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      className="w-full rounded-card border border-hairline bg-tint"
    >
      {grid.map((line) => (
        <path key={line} d={line} className="stroke-hairline" strokeWidth="1" />
      ))}
      {centre ? <circle cx={centre.x} cy={centre.y} r="6" className="fill-ink stroke-paper" strokeWidth="2" /> : null}
      {pins.map(({ label, x, y, width }) => (
        <g key={label}>
          <rect
            x={x - width / 2}
            y={y - PIN_HEIGHT / 2}
            width={width}
            height={PIN_HEIGHT}
            rx={PIN_HEIGHT / 2}
            className="fill-accent stroke-paper"
            strokeWidth="2"
          />
          <text x={x} y={y + 4.5} textAnchor="middle" className="figures fill-on-accent text-fine font-semibold">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

export const PIN_HEIGHT = 26;
/** Approximate width of one character of a pin's label, and the pin's padding, in units of the SVG. */
const DIGIT_WIDTH = 7;
const PIN_PADDING = 18;
/** Maximum number of restaurants that a pin's label lists by number. The others are shown as a count: `1, 2 +3`. */
const NAMED_MAX = 2;

type Numbered = { readonly numbers: readonly number[]; readonly x: number; readonly y: number };

/** A pin of the drawn map: its label with the list numbers of its restaurants, and the width of that label. */
type Pin = Numbered & { readonly label: string; readonly width: number };

/** Merges overlapping pins at the position of the first one until none overlap. Keeps every pin on the map. */
function gatherPins(points: readonly Numbered[], sheetWidth: number): readonly Pin[] {
  const apart: Pin[] = [];
  for (const point of points) {
    const pin = drawPin(point, sheetWidth);
    const under = apart.findIndex((other) => lieOver(pin, other));
    const found = apart[under];
    if (found === undefined) apart.push(pin);
    else apart[under] = drawPin({ ...found, numbers: [...found.numbers, ...pin.numbers] }, sheetWidth);
  }
  // A merged pin is wider and may overlap a neighbour.
  return apart.length === points.length ? apart : gatherPins(apart, sheetWidth);
}

function drawPin({ numbers, x, y }: Numbered, sheetWidth: number): Pin {
  const named = numbers.slice(0, NAMED_MAX).join(", ");
  const label = numbers.length > NAMED_MAX ? `${named} +${numbers.length - NAMED_MAX}` : named;
  const width = Math.max(PIN_HEIGHT, PIN_PADDING + DIGIT_WIDTH * label.length);
  const edge = width / 2 + 1;
  return { numbers, x: Math.min(Math.max(x, edge), sheetWidth - edge), y, label, width };
}

function lieOver(one: Pin, other: Pin): boolean {
  return Math.abs(one.y - other.y) < PIN_HEIGHT && Math.abs(one.x - other.x) < (one.width + other.width) / 2;
}

export const MAP_WIDTH = 416;
export const MAP_HEIGHT = 416;
const MARGIN = 32;
/** Minimum span of the map, in degrees. It applies to a single restaurant, for example. */
const LEAST_SPAN = 0.02;
const GRID_STEPS = 4;

type Located = Pick<FoundRestaurantData, "lat" | "lng">;
type Point = { readonly x: number; readonly y: number };

/**
 * Projects restaurants and the searched location to a square Mercator map, north up, numbered as in the list.
 * Skips restaurants without coordinates; restaurants that would overlap share a pin.
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

/**
 * Adds full turns of 360° to `longitude` until it is as near to `anchor` as possible. Neighbours on both sides of the
 * antimeridian then stay neighbours on the map.
 */
function nearTo(anchor: number, longitude: number): number {
  return longitude + 360 * Math.round((anchor - longitude) / 360);
}

function whole(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

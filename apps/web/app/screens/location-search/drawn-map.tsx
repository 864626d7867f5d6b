import { m } from "@comptoir/messages";
import { drawMap, MAP_HEIGHT, MAP_WIDTH } from "./draw-map.ts";
import { PIN_HEIGHT } from "./gather-pins.ts";
import type { OnMap } from "./use-search-here.ts";

/** A drawn map of what was found, for whoever reads maps; the list says all that it shows. Nothing of it comes from elsewhere. */
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

import { formatTimeOfDay } from "@comptoir/messages";
import { useId } from "react";

export type HourBarsProps = {
  readonly title: string;
  /** What the plain and the hatched bars are. */
  readonly series: readonly [plain: string, hatched: string];
  readonly hours: readonly { readonly hour: number; readonly values: readonly [plain: number, hatched: number] }[];
  readonly format: (value: number) => string;
};

const HEIGHT = 132;
const TOP = 18;
const FOOT = 22;
/** Every how many hours one is named, so that names do not overlap on a phone. */
const NAMED_EVERY = 3;

/** Forced colours do not apply to shapes by themselves. */
const TONES = [
  "text-ink-soft forced-colors:text-[CanvasText]",
  "text-accent-ink forced-colors:text-[CanvasText]",
] as const;

/**
 * A picture of two series by the hour of the clock. Its numbers are in the table below it, so it is hidden from screen
 * readers. Bars are told apart by hatching, which print and forced colours keep.
 */
export function HourBars({ title, series, hours, format }: HourBarsProps) {
  const hatch = useId();
  const [first, last] = [hours[0]?.hour ?? 0, hours.at(-1)?.hour ?? 0];
  const slots = last - first + 1;
  const most = Math.max(1, ...hours.flatMap(({ values }) => values));
  const heightOf = (value: number) => (value / most) * HEIGHT;
  /** Whether a name would leave the picture if it began at its hour. */
  const isAtEnd = (hour: number) => hour - first > 0.75 * slots;
  const xOf = (hour: number, share: number) => `${((hour - first + share) / slots) * 100}%`;
  return (
    <figure className="flex break-inside-avoid flex-col gap-2">
      <figcaption className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <span className="mr-auto font-semibold">{title}</span>
        {series.map((name, index) => (
          <span key={name} className="inline-flex items-center gap-2 text-small">
            <svg width="14" height="14" aria-hidden="true" className={TONES[index]}>
              <rect x="1" y="1" width="12" height="12" fill={fillOf(index, hatch)} stroke="currentColor" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <svg width="100%" height={TOP + HEIGHT + FOOT} aria-hidden="true" className="overflow-visible">
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="2.5" height="5" className={TONES[1]} fill="currentColor" />
          </pattern>
        </defs>
        <g className="text-hairline">
          <line x1="0" x2="100%" y1={TOP} y2={TOP} stroke="currentColor" />
          <line x1="0" x2="100%" y1={TOP + HEIGHT} y2={TOP + HEIGHT} stroke="currentColor" />
        </g>
        <text
          x="0"
          y={TOP - 5}
          className="figures text-ink-soft text-fine forced-colors:text-[CanvasText]"
          fill="currentColor"
        >
          {format(most)}
        </text>
        {hours.map(({ hour, values }) =>
          values.map((value, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the two series do not change places
              key={`${hour} ${index}`}
              x={xOf(hour, index === 0 ? 0.1 : 0.5)}
              width={`${(0.38 / slots) * 100}%`}
              y={TOP + HEIGHT - heightOf(value)}
              height={heightOf(value)}
              className={TONES[index]}
              fill={fillOf(index, hatch)}
              stroke="currentColor"
            />
          )),
        )}
        {Array.from({ length: Math.ceil(slots / NAMED_EVERY) }, (_, index) => first + index * NAMED_EVERY).map(
          (hour) => (
            <text
              key={hour}
              {...(isAtEnd(hour) ? { x: xOf(hour, 1), textAnchor: "end" } : { x: xOf(hour, 0) })}
              y={TOP + HEIGHT + FOOT - 6}
              className="text-ink-soft text-fine forced-colors:text-[CanvasText]"
              fill="currentColor"
            >
              {formatTimeOfDay(hour * 60)}
            </text>
          ),
        )}
      </svg>
    </figure>
  );
}

function fillOf(series: number, hatch: string): string {
  return series === 0 ? "currentColor" : `url(#${hatch})`;
}

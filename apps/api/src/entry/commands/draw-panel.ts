import { formatTimeOfDay } from "@comptoir/messages";
import { html, raw } from "hono/html";

/** Time span of a chart in whole hours, as minutes after the midnight that begins the evening's date. */
export type TimeSpan = { readonly from: number; readonly to: number };

/** Stacked bar over a time interval; `says` is its tooltip. */
export type Bar = {
  readonly starts: number;
  readonly lengthMinutes: number;
  readonly parts: readonly { readonly value: number; readonly colour: string }[];
  readonly says: string;
};

export type Panel = { readonly title: string; readonly limit: number | null; readonly bars: readonly Bar[] };

export const PICTURE_WIDTH = 960;
export const PANEL_HEIGHT = 170;
const LEFT = 56;
const RIGHT = 40;
const BARS_TOP = 28;
const BARS_HEIGHT = 104;

export function drawPanel(panel: Panel, span: TimeSpan, top: number): string {
  const width = PICTURE_WIDTH - LEFT - RIGHT;
  const xOf = (minutes: number) => Math.round(LEFT + ((minutes - span.from) / (span.to - span.from)) * width);
  const shown = panel.bars.filter(
    ({ starts, lengthMinutes }) => starts < span.to && starts + lengthMinutes > span.from,
  );
  const highest = Math.max(1, panel.limit ?? 0, ...shown.map(heightOf));
  const yOf = (value: number) => Math.round(BARS_TOP + BARS_HEIGHT * (1 - value / highest));
  const hours = Array.from({ length: (span.to - span.from) / 60 + 1 }, (_, index) => span.from + index * 60);
  return `${html`<g transform="translate(0 ${top})">
<text x="${LEFT}" y="14" font-size="13" fill="#1d1916">${panel.title}</text>
<text x="${LEFT - 8}" y="${BARS_TOP + 6}" font-size="11" text-anchor="end" fill="#5f564d">${highest}</text>
<text x="${LEFT - 8}" y="${BARS_TOP + BARS_HEIGHT}" font-size="11" text-anchor="end" fill="#5f564d">0</text>
${shown.map((bar) => raw(drawBar(bar, { xOf, yOf, span })))}
<line x1="${LEFT}" x2="${PICTURE_WIDTH - RIGHT}" y1="${yOf(0)}" y2="${yOf(0)}" stroke="#8a8178"/>
${panel.limit === null ? "" : raw(`<line x1="${LEFT}" x2="${PICTURE_WIDTH - RIGHT}" y1="${yOf(panel.limit)}" y2="${yOf(panel.limit)}" stroke="#b3401f" stroke-dasharray="4 3"/>`)}
${hours.map((hour) => html`<text x="${xOf(hour)}" y="${BARS_TOP + BARS_HEIGHT + 16}" font-size="11" text-anchor="middle" fill="#5f564d">${formatTimeOfDay(hour, "en-CA")}</text>`)}
</g>`}`;
}

function heightOf({ parts }: Bar): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

type Scale = {
  readonly xOf: (minutes: number) => number;
  readonly yOf: (value: number) => number;
  readonly span: TimeSpan;
};

function drawBar({ starts, lengthMinutes, parts, says }: Bar, { xOf, yOf, span }: Scale): string {
  const left = xOf(Math.max(starts, span.from)) + 1;
  const width = Math.max(1, xOf(Math.min(starts + lengthMinutes, span.to)) - left);
  let below = 0;
  const rects = parts.map(({ value, colour }) => {
    const [bottom, top] = [yOf(below), yOf(below + value)];
    below += value;
    return html`<rect x="${left}" y="${top}" width="${width}" height="${bottom - top}" fill="${colour}"/>`;
  });
  return `${html`<g><title>${says}</title>${rects}</g>`}`;
}

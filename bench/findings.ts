import type { Measured } from "./take-turns.ts";

export type Row = { readonly what: string } & Measured;

/** A target and its result; `met` is null if it could not be measured. */
export type Aim = { readonly aim: string; readonly found: string; readonly met: boolean | null };

export type Findings = {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly figures?: readonly (readonly [name: string, value: string])[];
  readonly aims: readonly Aim[];
};

/** Formats results as a table, figures, and targets. */
export function formatFindings({ title, rows, figures = [], aims }: Findings): string {
  const lines = [title, "=".repeat(title.length)];
  if (rows.length > 0) {
    const head = ["", "calls/s", "median ms", "p99 ms", "CPU ms server", "PostgreSQL", "answers"];
    lines.push(...formatTable([head, ...rows.map(formatRow)]));
  }
  if (figures.length > 0) lines.push(...formatTable(figures.map((figure) => [...figure])));
  lines.push(...aims.map(formatAim));
  return `${lines.join("\n")}\n`;
}

function formatRow({ what, spread, cpuPerCall }: Row): string[] {
  const statuses = Object.entries(spread.statuses).map(([status, times]) => `${times} × ${status}`);
  if (spread.failures > 0) statuses.push(`${spread.failures} failed`);
  return [
    what,
    formatNumber(spread.perSecond),
    formatNumber(spread.medianMs),
    formatNumber(spread.p99Ms),
    cpuPerCall === null ? "–" : formatNumber(cpuPerCall.server),
    cpuPerCall === null ? "–" : formatNumber(cpuPerCall.postgres),
    statuses.join(", "),
  ];
}

function formatAim({ aim, found, met }: Aim): string {
  return `  ${met === null ? "?" : met ? "✓" : "✗"} ${aim}: ${found}${met === false ? " (missed)" : ""}`;
}

/** Formats a number to about three significant digits. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return "–";
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function formatTable(table: readonly string[][]): string[] {
  const widths = (table[0] ?? []).map((_cell, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}

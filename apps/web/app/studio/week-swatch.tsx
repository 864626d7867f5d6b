import type { Look } from "./week-looks.ts";

/** The colour, pattern and letter of a price, as in the week. */
export function WeekSwatch({ look }: { readonly look: Look | undefined }) {
  return (
    <span
      aria-hidden="true"
      data-look={look?.look}
      className="week-look grid size-6 shrink-0 place-items-center rounded-[0.3rem] border text-fine"
    >
      <span className="week-letter">{look?.letter}</span>
    </span>
  );
}

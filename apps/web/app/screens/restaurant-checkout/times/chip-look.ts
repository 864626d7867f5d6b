/** The look of a day or a time, whose radio button is invisible. */
export const CHIP_LOOK =
  "relative flex min-h-11 cursor-pointer touch-manipulation flex-col items-center justify-center rounded-control border border-edge bg-raised px-1 py-1.5 text-center leading-tight transition-colors duration-150 hover:bg-tint " +
  "forced-colors:has-checked:border-[5px] forced-colors:has-checked:border-[Highlight] " +
  "has-disabled:cursor-default has-disabled:border-dashed has-disabled:border-hairline has-disabled:bg-transparent has-disabled:text-ink-soft " +
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink";

/** A chosen chip is filled; a proposed one has the accent's edge only, until the diner confirms it. */
export const CHOSEN_LOOK =
  "has-checked:border-accent-ink has-checked:bg-accent-ink has-checked:text-paper has-checked:hover:bg-accent-ink";
export const PROPOSED_LOOK =
  "has-checked:border-accent-ink has-checked:ring-1 has-checked:ring-accent-ink has-checked:bg-tint";

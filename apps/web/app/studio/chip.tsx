import type { ReactNode } from "react";

type ChipProps = {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A choice of several in a row, as large as a thumb. */
export function Chip({ label, checked, onChange }: ChipProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 rounded-full border border-edge bg-raised px-3 has-checked:border-accent-ink has-checked:bg-tint">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="tick size-5 shrink-0 appearance-none rounded-[0.3rem] border-2 border-edge bg-raised checked:border-accent-ink checked:bg-accent-ink"
      />
      {label}
    </label>
  );
}

type ChipGroupProps = { readonly legend: string; readonly children: ReactNode };

export function ChipGroup({ legend, children }: ChipGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-small">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

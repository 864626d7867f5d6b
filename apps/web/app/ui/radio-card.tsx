import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type RadioCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "children"> & {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly picture?: ReactNode;
  readonly aside?: ReactNode;
};

/** A radio button whose whole card is clickable. Use it in a `ChoiceGroup`. */
export function RadioCard({ label, description, picture, aside, className, ...input }: RadioCardProps) {
  return (
    <label className={classNames(CHOICE_LOOK, className)}>
      <input
        {...input}
        type="radio"
        className="size-5 shrink-0 appearance-none rounded-full border-2 border-edge bg-raised checked:border-[0.4rem] checked:border-accent-ink"
      />
      <ChoiceWords {...{ label, description, picture, aside }} />
    </label>
  );
}

export function ChoiceWords({
  label,
  description,
  picture,
  aside,
}: Pick<RadioCardProps, "label" | "description" | "picture" | "aside">) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
      {picture}
      <span className="flex min-w-0 flex-1 basis-24 flex-col">
        <span>{label}</span>
        {description ? <span className="text-fine text-ink-soft">{description}</span> : null}
      </span>
      {aside ? <span className="figures shrink-0 text-small text-ink-soft empty:hidden">{aside}</span> : null}
    </span>
  );
}

export const CHOICE_LOOK =
  "flex min-h-12 items-center gap-[min(0.75rem,3vw)] rounded-control border border-hairline bg-raised px-[min(0.875rem,4vw)] py-2.5 transition-colors duration-150 hover:border-edge has-checked:border-accent-ink has-checked:ring-1 has-checked:ring-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-disabled:not-has-checked:opacity-55";

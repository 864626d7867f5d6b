import { classNames } from "./class-names.ts";

export type NameCardProps = { readonly name: string; readonly className?: string };

/** What stands in the place of a picture that a dish does not have: its initial, set as large as a picture. */
export function NameCard({ name, className }: NameCardProps) {
  const initial = [...name.normalize("NFC").replace(/[^\p{L}\p{N}]/gu, "")][0]?.toLocaleUpperCase("fr-CA") ?? "";
  return (
    <span
      aria-hidden="true"
      className={classNames("@container relative grid place-items-center overflow-hidden bg-tint", className)}
    >
      <span className="font-display text-[clamp(2.5rem,42cqw,9rem)] leading-none font-normal text-accent-ink select-none">
        {initial}
      </span>
    </span>
  );
}

import { classNames } from "./class-names.ts";

/**
 * Emphasis: one `primary` per screen, `quiet` beside it, `plain` for rare actions, `danger` for irreversible
 * ones.
 */
export type ButtonTone = "primary" | "quiet" | "plain" | "danger";

export type ButtonLook = {
  readonly tone?: ButtonTone | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
};

const TONES: Record<ButtonTone, string> = {
  // Forced colours remove the background; the border then distinguishes the button from text.
  primary: "bg-accent text-on-accent hover:brightness-95 active:brightness-90 forced-colors:border",
  quiet: "bg-raised text-ink border border-edge hover:bg-tint",
  plain: "text-ink underline decoration-hairline decoration-2 underline-offset-4 hover:decoration-current",
  danger: "bg-raised text-danger border border-current hover:bg-danger-tint",
};

/**
 * Returns the class names of a button, or of a link that looks like one. The side padding is in pixels, because
 * enlarged text needs the space.
 */
export function buttonLook({ tone = "quiet", wide, className }: ButtonLook): string {
  return classNames(
    "relative inline-flex min-h-12 items-center justify-center gap-[8px] rounded-control px-[20px] py-2.5 text-center",
    "font-semibold leading-tight transition-[background-color,filter,opacity] duration-150",
    "disabled:opacity-50 aria-disabled:opacity-70",
    TONES[tone],
    wide && "w-full",
    className,
  );
}

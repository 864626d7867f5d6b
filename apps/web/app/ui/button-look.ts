import { classNames } from "./class-names.ts";

/**
 * How much a button asks for attention: one `primary` a screen, `quiet` beside it, `plain` for what is rarely needed,
 * `danger` for what cannot be taken back.
 */
export type ButtonTone = "primary" | "quiet" | "plain" | "danger";

export type ButtonLook = {
  readonly tone?: ButtonTone | undefined;
  /** As wide as what holds it, for the thumb. */
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
};

const TONES: Record<ButtonTone, string> = {
  // Forced colours leave no background: an edge is what tells the button from a text.
  primary: "bg-accent text-on-accent hover:brightness-95 active:brightness-90 forced-colors:border",
  quiet: "bg-raised text-ink border border-edge hover:bg-tint",
  plain: "text-ink underline decoration-hairline decoration-2 underline-offset-4 hover:decoration-current",
  danger: "bg-raised text-danger border border-current hover:bg-danger-tint",
};

/** The class names of everything that looks like a button: buttons, and links that lead on. Its sides do not grow with the text, which needs the room. */
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

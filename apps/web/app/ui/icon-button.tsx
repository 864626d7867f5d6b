import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "children"> & {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
};

export function IconButton({ label, icon, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} title={label} className={classNames(ICON_BUTTON_LOOK, className)}>
      <span aria-hidden="true">{icon}</span>
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

export const ICON_BUTTON_LOOK =
  "inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 hover:bg-tint disabled:opacity-40 disabled:hover:bg-transparent aria-disabled:opacity-40 aria-disabled:hover:bg-transparent";

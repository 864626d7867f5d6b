import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { type ButtonTone, buttonLook } from "./button-look.ts";

export type LinkButtonProps = LinkProps & {
  readonly children: ReactNode;
  readonly tone?: ButtonTone;
  readonly wide?: boolean;
};

/** A link that leads on, in the look of a button. */
export function LinkButton({ tone, wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonLook({ tone, wide, className })} />;
}

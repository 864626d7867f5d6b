import { m } from "@comptoir/messages";
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { Link, type LinkProps } from "react-router";
import { type ButtonTone, buttonLook } from "./button-look.ts";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";
import { useIsOnline } from "./use-is-online.ts";

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & {
  readonly children: ReactNode;
  readonly tone?: ButtonTone;
  readonly wide?: boolean;
  /**
   * Whether the action is in progress. The button then shows a spinner, keeps its width and focus, and
   * ignores presses.
   */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** `type` defaults to `"button"`, so that a button never submits a form by accident. */
export function Button({ tone, wide, busy, className, children, onClick, type = "button", ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook({ tone, wide, className })}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <span className={classNames("inline-flex flex-wrap items-center justify-center gap-x-2", busy && "opacity-0")}>
        {children}
      </span>
      {busy ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner label={m.site_working()} />
        </span>
      ) : null}
    </button>
  );
}

export type LinkButtonProps = LinkProps & {
  readonly children: ReactNode;
  readonly tone?: ButtonTone;
  readonly wide?: boolean;
};

/** A link that looks like a button. `prefetch` has no effect while offline. */
export function LinkButton({ tone, wide, className, prefetch, ...rest }: LinkButtonProps) {
  const isOnline = useIsOnline();
  return (
    <Link
      {...rest}
      prefetch={isOnline && prefetch ? prefetch : "none"}
      className={buttonLook({ tone, wide, className })}
    />
  );
}

import { useEffect, useRef } from "react";
import { useMatches } from "react-router";
import { MAIN_ID } from "./skip-link.tsx";

/** What a route says of itself in its `handle`: a dialog over a screen is not a change of screen. */
export type RouteHandle = { readonly opensOverScreen?: boolean };

/**
 * Gives the focus to the new screen when one takes the place of another, so that screen readers say it and the keyboard
 * goes on from its beginning. Dialogs look after the focus themselves.
 */
export function FocusOnScreenChange() {
  const screen = useMatches().findLast(({ handle }) => !(handle as RouteHandle | undefined)?.opensOverScreen);
  const screenPath = screen?.pathname.replace(/\/$/, "");
  const lastPath = useRef(screenPath);
  useEffect(() => {
    if (lastPath.current === screenPath) return;
    lastPath.current = screenPath;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [screenPath]);
  return null;
}

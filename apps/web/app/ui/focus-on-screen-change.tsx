import { useEffect, useRef } from "react";
import { useMatches } from "react-router";
import { MAIN_ID } from "./skip-link.tsx";

/** A route's `handle`. `opensOverScreen`: the route is a dialog over a screen, not a screen of its own. */
export type RouteHandle = { readonly opensOverScreen?: boolean };

/**
 * Moves the focus to the new screen after a navigation, so that screen readers announce it and the keyboard
 * starts there. Dialogs manage the focus themselves.
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

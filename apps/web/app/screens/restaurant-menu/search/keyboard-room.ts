import { useEffect, useState } from "react";

/** The minimum height of a keyboard, in pixels. A smaller difference is a bar of the browser. */
const KEYBOARD_HEIGHT_MIN = 120;

/**
 * Returns how many pixels of the window an on-screen keyboard covers. The page adds them as padding, so that all
 * content can be scrolled into view.
 */
export function useKeyboardRoom(): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const covered = Math.round(window.innerHeight - viewport.height * viewport.scale);
      setRoom(covered >= KEYBOARD_HEIGHT_MIN ? covered : 0);
    };
    measure();
    viewport.addEventListener("resize", measure);
    return () => viewport.removeEventListener("resize", measure);
  }, []);
  return room;
}

import { useEffect, useState } from "react";

/** Less than this is a bar of the browser, no keyboard. */
const KEYBOARD_HEIGHT_MIN = 120;

/** How much of the window a phone's keyboard covers, in pixels; 0 without one. What is below it can only be reached past as much room. */
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

import type { TableData } from "@comptoir/contract";
import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

export const SENDING_ID = "table-sending";
export const OPEN_ID = "table-open";

/**
 * Moves the focus when the control that has it leaves the page, because dishes are sent or a sending is undone: to what waits to be
 * sent, to the round that was sent, or to the dishes that are not sent. Returns the handlers of the elements with such controls.
 * table#send.
 */
export function useFocusOfSending({ sending, rounds }: TableData) {
  /** The number of rounds when a control got the focus; null while none has it. */
  const roundsBefore = useRef<number | null>(null);
  const isIdle = useNavigation().state === "idle";
  // After the scroll position of the navigation is reset, so that the new place is in view.
  useEffect(() => {
    // React does not report the blur of a control that it removes.
    if (!isIdle || roundsBefore.current === null || document.activeElement !== document.body) return;
    const sent = rounds.length > roundsBefore.current ? rounds.at(-1)?.orderId : undefined;
    const place = document.getElementById(sending ? SENDING_ID : (sent ?? OPEN_ID));
    roundsBefore.current = null;
    if (place) place.tabIndex = -1;
    place?.focus();
  });
  return {
    onFocus: () => {
      roundsBefore.current = rounds.length;
    },
    onBlur: () => {
      roundsBefore.current = null;
    },
  };
}

import { m } from "@comptoir/messages";
import { useEffect, useRef, useState } from "react";
import { useLocation, useMatch } from "react-router";
import { useCart } from "../../../cart/use-cart.ts";
import { forgetPerson } from "../../../person/forget-person.ts";
import { Button } from "../../../ui/button.tsx";
import { SheetDialog } from "../../../ui/sheet-dialog.tsx";
import { visitAfterOrder } from "../../../visit/visit.ts";
import { useRestaurant } from "../use-restaurant.ts";
import { isTabletHeld } from "./held-tablet.ts";
import { tabletLink } from "./tablet-link.ts";
import { followTouches } from "./touches.ts";

/** Idle time after which a tablet asks whether the guest is still there, in ms. */
const ASK_MS = 120_000;
/** Time for which the dialog stays open, in ms. WCAG 2.2.1 requires at least 20 seconds. */
const ANSWER_MS = 30_000;
const LEAVE_MS = ASK_MS + ANSWER_MS;

/**
 * Resets a venue's own tablet for the next guest. When idle, it asks whether the guest is still there, and then
 * opens a new menu. people#kiosk. An order's page has its own timer.
 */
export default function KioskIdle() {
  const { venue, visit } = useRestaurant();
  const isOrder = useMatch("/:restaurant_slug/orders/:order_id") !== null;
  const isMenu = useLocation().pathname.replace(/\/$/, "") === `/${venue.slug}`;
  const isEmpty = useCart(({ lines }) => lines.length === 0);
  const isFresh = isMenu && isEmpty;
  const link = tabletLink(venue.slug, visitAfterOrder(visit));
  const touchedAt = useRef<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    if (isOrder) return;
    touchedAt.current ??= isFresh ? null : Date.now();
    const passed = () => (touchedAt.current === null ? 0 : Date.now() - touchedAt.current);
    const leave = () => {
      stop();
      forgetPerson();
      // A page restored from the back/forward cache leaves again.
      addEventListener("pageshow", leave, { once: true });
      location.replace(link);
    };
    const look = () => {
      // A guest who waits for a bank or for a response is not idle.
      if (touchedAt.current !== null && isTabletHeld()) touchedAt.current = Date.now();
      if (passed() >= LEAVE_MS) return leave();
      setIsAsking(passed() >= ASK_MS);
    };
    const touch = () => {
      look();
      // Only the dialog's button answers the question, so that no press reaches the page below.
      if (passed() < ASK_MS) touchedAt.current = Date.now();
    };
    // A sleeping tablet runs no timers, so the elapsed time is measured by the clock.
    const timer = setInterval(look, 1_000);
    const endTouches = followTouches(touch);
    const stop = () => {
      clearInterval(timer);
      endTouches();
    };
    return stop;
  }, [isOrder, isFresh, link]);

  const goOn = () => {
    touchedAt.current = Date.now();
    setIsAsking(false);
  };
  return (
    <SheetDialog
      open={isAsking}
      size="narrow"
      title={m.kiosk_idle_heading()}
      onClose={goOn}
      footer={
        <Button tone="primary" wide={true} onClick={goOn}>
          {m.kiosk_idle_go_on()}
        </Button>
      }
    >
      <p className="px-5 pb-5">{m.kiosk_idle_text({ seconds: ANSWER_MS / 1_000 })}</p>
    </SheetDialog>
  );
}

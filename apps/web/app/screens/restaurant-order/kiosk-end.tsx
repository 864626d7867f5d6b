import { m } from "@comptoir/messages";
import { useEffect, useRef } from "react";
import { Form, useFetcher } from "react-router";
import { forgetPerson } from "../../person/forget-person.ts";
import { Button } from "../../ui/button.tsx";
import { followTouches } from "../restaurant/kiosk/touches.ts";

/** The values of the page's form. Both delete the guest's data from the tablet; `leave` also opens the menu. */
export const FORGET = { name: "forget", stay: "stay", leave: "leave" } as const;

/** Time without a touch after which an order's page on the venue's tablet opens the menu, in ms. */
const LEAVE_MS = 60_000;

/**
 * Ends an order on a venue's own tablet. people#kiosk. Deletes the guest's data at once, and opens the menu after
 * a minute without a touch. `isOurs`: the browser still holds the session that placed the order.
 */
export function KioskEnd({ isOurs }: { readonly isOurs: boolean }) {
  const { submit } = useFetcher();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isOurs) return;
    forgetPerson();
    void submit({ [FORGET.name]: FORGET.stay }, { method: "post" });
  }, [isOurs, submit]);
  useEffect(() => {
    const leave = () => form.current?.requestSubmit();
    let timer = setTimeout(leave, LEAVE_MS);
    const stay = () => {
      clearTimeout(timer);
      timer = setTimeout(leave, LEAVE_MS);
    };
    const endTouches = followTouches(stay);
    return () => {
      clearTimeout(timer);
      endTouches();
    };
  }, []);
  useEffect(() => {
    // A page restored from the back/forward cache is reloaded, which redirects to the menu.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);
  return (
    // The menu replaces the order in the browser's history.
    <Form ref={form} method="post" replace={true} className="flex flex-col items-start gap-3 print:hidden">
      {/* A hidden field, not the button's value: a timeout also submits the form, without a button. */}
      <input type="hidden" name={FORGET.name} value={FORGET.leave} />
      <p>{m.order_kiosk_text()}</p>
      <Button type="submit" tone="primary" className="max-sm:w-full">
        {m.order_kiosk_next()}
      </Button>
    </Form>
  );
}

import { m } from "@comptoir/messages";
import { useEffect, useRef } from "react";
import { Form, useFetcher } from "react-router";
import { forgetPerson } from "../../person/forget-person.ts";
import { Button } from "../../ui/button.tsx";
import { followTouches } from "../restaurant/kiosk/touches.ts";

/** What the page's form asks for: that the tablet forgets its guest, and leads back to the menu or stays. */
export const FORGET = { name: "forget", stay: "stay", leave: "leave" } as const;

/** How long an order stays on the venue's tablet without a touch. */
const LEAVE_MS = 60_000;

/**
 * Ends an order at a venue's own tablet: once its page is there, nothing of the guest stays in the browser, and after a minute without a touch the menu
 * is there for the next one. Nothing leads back to the order. people#kiosk.
 *
 * @param isOurs whether the browser still has what the order was placed with.
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
    // A browser that kept the page whole while the menu was opened asks for it again, and is led to the menu.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);
  return (
    // The menu takes the place of the order in the browser's history.
    <Form ref={form} method="post" replace={true} className="flex flex-col items-start gap-3 print:hidden">
      {/* Not the button's own: the form goes by itself, too, and would ask for something else without it. */}
      <input type="hidden" name={FORGET.name} value={FORGET.leave} />
      <p>{m.order_kiosk_text()}</p>
      <Button type="submit" tone="primary" className="max-sm:w-full">
        {m.order_kiosk_next()}
      </Button>
    </Form>
  );
}

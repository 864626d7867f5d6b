import { formatDate, m } from "@comptoir/messages";
import { useEffect } from "react";
import { Form, useNavigation } from "react-router";
import { forgetGuest } from "../../person/forget-person.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field-frame.tsx";
import { ProfileSection } from "../profile/profile-frame.tsx";
import type { ReceiptView } from "./receipt-view.ts";

/**
 * `claimed`: the orders are now the account's receipts. `forgotten`: the browser clears the guest's data.
 * `problem`: why the call failed.
 */
export type ClaimAnswer = { readonly outcome: "claimed" | "forgotten" | null; readonly problem: string | null };

export type GuestOrdersProps = {
  readonly orders: readonly Pick<ReceiptView, "id" | "number" | "restaurant" | "date">[];
  readonly answer: ClaimAnswer | undefined;
};

/**
 * Asks whether the orders placed in this browser before sign-in are the user's. Works without script.
 * people#guest-orders.
 */
export function GuestOrders({ orders, answer }: GuestOrdersProps) {
  const sent = useNavigation().formData?.get("mine");
  const outcome = answer?.outcome ?? null;
  useEffect(() => {
    if (outcome === "forgotten") forgetGuest();
  }, [outcome]);
  return (
    <>
      <p role="status" className={outcome === null ? "hidden" : "font-medium text-good"}>
        {outcome === "claimed" ? m.guest_orders_claimed() : null}
        {outcome === "forgotten" ? m.guest_orders_forgotten() : null}
      </p>
      {orders.length === 0 ? null : (
        <ProfileSection id="guest-orders" heading={m.guest_orders_heading()}>
          <p className="measure">{m.guest_orders_text()}</p>
          <ul className="flex flex-col gap-1">
            {orders.map(({ id, number, restaurant, date }) => (
              <li key={id}>{m.guest_orders_one({ number, restaurant: restaurant.name, day: formatDate(date) })}</li>
            ))}
          </ul>
          {answer?.problem ? (
            <div role="alert">
              <FieldError message={answer.problem} />
            </div>
          ) : null}
          <Form method="post" className="flex flex-wrap gap-3">
            <Button
              type="submit"
              name="mine"
              value="yes"
              tone="primary"
              busy={sent === "yes"}
              className="max-sm:w-full"
            >
              {m.guest_orders_mine()}
            </Button>
            <Button type="submit" name="mine" value="no" busy={sent === "no"} className="max-sm:w-full">
              {m.guest_orders_not_mine()}
            </Button>
          </Form>
        </ProfileSection>
      )}
    </>
  );
}

import { m } from "@comptoir/messages";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";

export type CancelOrderProps = {
  /** Until when it can be cancelled, in words. */
  readonly until: string;
  /** Whether there is a charge that comes back. */
  readonly isPaid: boolean;
  /** It goes to the account, not to the card. school#cancel-day. */
  readonly isCredited: boolean;
  /** Why it was not cancelled; null: nobody has asked yet, or it was. */
  readonly refusal: string | null;
};

/** The guest's own way to cancel: said first until when, asked once more, and done without script too. ordering#cancel-by-guest. */
export function CancelOrder({ until, isPaid, isCredited, refusal }: CancelOrderProps) {
  return (
    <details open={refusal !== null} className="group print:hidden">
      <summary className={buttonLook({ tone: "plain", className: "w-fit cursor-pointer -ms-5 list-none" })}>
        {m.order_cancel()}
      </summary>
      <Form method="post" className="mt-4 flex flex-col items-start gap-3 border-l border-hairline pl-5">
        <p className="font-semibold">{m.order_cancel_until({ time: until })}</p>
        {isPaid || isCredited ? <p>{isCredited ? m.order_cancel_credit() : m.order_cancel_money()}</p> : null}
        {refusal === null ? null : (
          <p role="alert" className="text-danger">
            {refusal}
          </p>
        )}
        <Button type="submit" tone="danger" className="max-sm:w-full">
          {m.order_cancel_confirm()}
        </Button>
      </Form>
    </details>
  );
}

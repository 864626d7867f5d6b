import { m } from "@comptoir/messages";
import { type FieldRefusal, formatPhone, NOTIFICATION_PHONE_LENGTH } from "@comptoir/ordering";
import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { wordFieldRefusal } from "../../forms/form-messages.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PageMessage } from "../../ui/page-message.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";

export type NotificationAnswer =
  | { readonly noted: string }
  | {
      readonly typed: { readonly orderNumber: string; readonly phoneNumber: string };
      readonly faults: readonly FieldRefusal[];
      readonly problem: "too-often" | "failed" | null;
    };

type NotificationFormProps = {
  readonly number: string;
  readonly answer: Exclude<NotificationAnswer, { readonly noted: string }> | undefined;
};

/**
 * Asks for an order's number and a phone number, to send a text message when it is ready. checkout#notification-form.
 */
export function NotificationForm({ number, answer }: NotificationFormProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const [phone, setPhone] = useState(answer?.typed.phoneNumber ?? "");
  const form = useRef<HTMLFormElement>(null);
  // Focusing the invalid field scrolls it into view, and screen readers announce its error.
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  const faultOf = (field: string) => {
    const fault = answer?.faults.find((one) => one.field === field);
    return fault ? wordFieldRefusal(fault) : null;
  };
  return (
    <>
      <header className="band">
        <div className="page flex flex-col gap-3 py-8 lg:py-14">
          <h1 className="text-display">{m.notification_heading()}</h1>
          <p className="measure">{m.notification_text()}</p>
        </div>
      </header>
      <div className="page flex flex-col gap-6 py-8 lg:py-12">
        {answer?.problem ? (
          <Banner tone="danger" role="alert">
            {answer.problem === "too-often" ? m.notification_too_often() : m.notification_failed()}
          </Banner>
        ) : null}
        <Form
          ref={form}
          method="post"
          noValidate
          className="grid grid-cols-1 max-w-3xl items-start gap-x-6 gap-y-4 sm:grid-cols-2"
        >
          <TextField
            id="number"
            name="number"
            label={m.notification_number()}
            hint={m.notification_number_hint()}
            error={faultOf("config.checkNum")}
            defaultValue={answer?.typed.orderNumber ?? number}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
          />
          <TextField
            id="phone"
            name="phone"
            label={m.notification_phone()}
            hint={m.notification_phone_hint()}
            error={faultOf("checkout.contact.phone_number")}
            value={phone}
            onChange={({ target }) => setPhone(formatPhone(target.value, { dropLeadingOne: true }))}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={NOTIFICATION_PHONE_LENGTH + 4}
          />
          <Button type="submit" tone="primary" busy={isBusy} className="sm:justify-self-start">
            {m.notification_send()}
          </Button>
        </Form>
      </div>
    </>
  );
}

/** Shows the server's confirmation, which does not reveal whether the order exists. */
export function NotificationNoted({ message }: { readonly message: string }) {
  const linkTo = useVisitLink();
  return (
    <PageMessage
      heading={<span role="status">{m.notification_noted_heading()}</span>}
      actions={
        <>
          <LinkButton tone="primary" to={linkTo("")}>
            {m.site_back_to_menu()}
          </LinkButton>
          <LinkButton reloadDocument={true} to={linkTo("/order-notification")}>
            {m.notification_again()}
          </LinkButton>
        </>
      }
    >
      {message} {m.notification_noted_check()}
    </PageMessage>
  );
}

import { m } from "@comptoir/messages";
import { LinkButton } from "../../ui/button.tsx";
import { PageMessage } from "../../ui/page-message.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";

/** What was noted, in the server's words, and what to do when nothing comes: whether there is such an order is not told. */
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

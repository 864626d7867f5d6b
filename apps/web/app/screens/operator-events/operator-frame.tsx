import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { usePerson } from "../../person/person-view.ts";
import { Button } from "../../ui/button.tsx";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import { PageHead, type PageHeadProps } from "../site/page-head.tsx";

export type OperatorFrameProps = PageHeadProps & { readonly children: ReactNode };

/**
 * The frame of a suite operator's screen. screens#operator-screens.
 * The sign-out is shown only on the first page, and not while the operator acts for an owner.
 */
export function OperatorFrame({ heading, text, up, children }: OperatorFrameProps) {
  const isActing = usePerson()?.acting !== undefined;
  return (
    <VenueFrame isForStaff={true}>
      <div className="page flex grow flex-col gap-8 py-6 sm:py-10">
        <PageHead heading={heading} text={text} up={up} />
        {children}
        {up === null && !isActing ? (
          <Form method="post" action="/logout" reloadDocument={true}>
            <Button type="submit">{m.profile_sign_out()}</Button>
          </Form>
        ) : null}
      </div>
    </VenueFrame>
  );
}

import { m } from "@comptoir/messages";
import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { usePerson } from "../../person/person-view.ts";
import { Button } from "../../ui/button.tsx";
import { VenueFrame } from "../restaurant/venue-frame.tsx";

export type OperatorFrameProps = {
  readonly heading: string;
  readonly text?: ReactNode;
  /** Where the screen before this one is; null on the first. */
  readonly up: { readonly to: string; readonly label: string } | null;
  readonly children: ReactNode;
};

/** A screen of a suite operator: the way up, the heading, and who is at work. screens#operator-screens. */
export function OperatorFrame({ heading, text, up, children }: OperatorFrameProps) {
  const isActing = usePerson()?.acting !== undefined;
  return (
    <VenueFrame>
      <div className="page flex grow flex-col gap-8 py-6 sm:py-10">
        <header className="flex flex-col gap-2">
          {up ? (
            <Link
              to={up.to}
              className="inline-flex min-h-11 w-fit items-center gap-1 text-small font-medium text-ink-soft hover:text-ink"
            >
              <ChevronLeft size={16} aria-hidden="true" />
              {up.label}
            </Link>
          ) : null}
          <h1 className="text-display wrap-anywhere">{heading}</h1>
          {text ? <p className="measure text-ink-soft">{text}</p> : null}
        </header>
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

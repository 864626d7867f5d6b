import type { StaffData, StaffPaymentsData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { eventTimeWords } from "../../suites/event-times.ts";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { type PartAnswer, PartForm } from "../profile/part-form.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { feeWords, needWords, standingWords, withoutAccountWords } from "./payment-words.ts";

export type PaymentsScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly payments: StaffPaymentsData;
  /** Where the manager comes from: back from Stripe, or from an address there that had ended. */
  readonly from: "stripe" | "ended" | null;
  /** Whether Stripe did not answer. */
  readonly isSilent: boolean;
  readonly answer: PartAnswer | undefined;
};

type PartProps = Pick<PaymentsScreenProps, "payments"> & {
  readonly zone: string;
  readonly answerOf: (form: string) => PartAnswer | undefined;
};

/** A manager's page of the account that card payments go to. screens#staff-payments, payment#own-account. */
export function PaymentsScreen({ restaurant, payments, from, isSilent, answer }: PaymentsScreenProps) {
  const { zone } = restaurant;
  const answerOf = (form: string) => (answer?.form === form && !answer.isSaved ? answer : undefined);
  const { account } = payments;
  return (
    <SiteFrame>
      <div className="page flex grow flex-col gap-8 py-6 sm:py-10">
        <PageHead heading={m.staff_pay()} text={m.staff_pay_text()} up={{ to: "/staff", label: restaurant.name }} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="flex min-w-0 flex-col gap-6">
            {isSilent ? <Banner tone="caution">{m.staff_pay_silent()}</Banner> : null}
            {from === "stripe" && !isSilent ? <Banner role="status">{m.staff_pay_back()}</Banner> : null}
            {from === "ended" ? <Banner role="status">{m.staff_pay_ended_link()}</Banner> : null}
            {account === null ? (
              <WithoutAccount {...{ payments, zone, answerOf }} />
            ) : (
              <OwnAccount {...{ payments, zone, answerOf, account }} />
            )}
          </div>
          {payments.isOffered ? <Fee fee={payments.fee} /> : null}
        </div>
      </div>
    </SiteFrame>
  );
}

function WithoutAccount({ payments, answerOf }: PartProps) {
  const { isOffered } = payments;
  return (
    <section aria-labelledby="account" className="flex flex-col gap-4">
      <h2 id="account" className="text-lead">
        {m.staff_pay_account()}
      </h2>
      <p className="measure">{withoutAccountWords(payments)}</p>
      {isOffered ? (
        <>
          <p className="measure">{m.staff_pay_offer()}</p>
          <Banner tone="caution">{m.staff_pay_offer_off()}</Banner>
          <PartForm form="connect" answer={answerOf("connect")} tone="primary" submit={m.staff_pay_connect()}>
            {null}
          </PartForm>
        </>
      ) : (
        <LinkButton to="/staff/settings/payment" className="self-start">
          {m.staff_pay_settings()}
        </LinkButton>
      )}
    </section>
  );
}

type AccountProps = PartProps & { readonly account: NonNullable<StaffPaymentsData["account"]> };

function OwnAccount({ payments: { isOffered }, zone, answerOf, account }: AccountProps) {
  const { id, standing, takesCards, needs, readAt } = account;
  const isOver = standing === "ended" || standing === "rejected";
  const submit = id === null ? m.staff_pay_connect() : takesCards ? m.staff_pay_change() : m.staff_pay_continue();
  return (
    <>
      <section aria-labelledby="account" className="flex flex-col gap-4">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="account" className="text-lead">
            {m.staff_pay_account()}
          </h2>
          <Badge tone={takesCards ? "good" : "caution"}>{takesCards ? m.staff_pay_on() : m.staff_pay_off()}</Badge>
        </header>
        <p className="measure">{standingWords(standing)}</p>
        {needs.length > 0 ? (
          <div className="flex flex-col gap-2">
            <h3 className="text-body font-semibold">{m.staff_pay_needs()}</h3>
            <ul className="list-disc pl-5">
              {needs.map((need) => (
                <li key={need}>{needWords(need)}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {isOffered && !isOver ? (
          <PartForm
            form="connect"
            answer={answerOf("connect")}
            tone={takesCards && needs.length === 0 ? "quiet" : "primary"}
            submit={submit}
          >
            {null}
          </PartForm>
        ) : null}
        {id === null ? null : (
          <div className="flex flex-col gap-1">
            <PartForm form="read" answer={answerOf("read")} submit={m.staff_pay_read()}>
              {null}
            </PartForm>
            <p className="flex flex-wrap gap-x-3 text-small text-ink-soft">
              <span>{m.staff_pay_read_at({ when: eventTimeWords(readAt, zone) })}</span>
              <span className="wrap-anywhere">{id}</span>
            </p>
          </div>
        )}
      </section>
      {id === null ? null : (
        <Disclosure summary={m.staff_pay_disconnect_title()} open={answerOf("disconnect") ? true : undefined}>
          <div className="flex flex-col gap-3 pt-2">
            <p className="measure text-small text-ink-soft">{m.staff_pay_disconnect_text()}</p>
            <PartForm form="disconnect" answer={answerOf("disconnect")} tone="danger" submit={m.staff_pay_disconnect()}>
              {null}
            </PartForm>
          </div>
        </Disclosure>
      )}
    </>
  );
}

function Fee({ fee }: Pick<StaffPaymentsData, "fee">) {
  const words = fee && feeWords(fee);
  if (words === null) return null;
  return (
    <section
      aria-labelledby="fee"
      className="flex flex-col gap-3 rounded-card border border-hairline bg-raised p-[min(1.25rem,4vw)]"
    >
      <h2 id="fee" className="text-lead">
        {m.staff_pay_fee()}
      </h2>
      <p className="figures">{words}</p>
      <p className="text-small text-ink-soft">{m.staff_pay_fee_back()}</p>
    </section>
  );
}

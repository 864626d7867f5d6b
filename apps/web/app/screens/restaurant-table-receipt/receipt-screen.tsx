import type { TableReceiptData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { LocalMoment } from "@comptoir/ordering";
import { type BillWording, tableReceiptWords } from "@comptoir/receipt";
import { Form, useNavigation } from "react-router";
import { AMOUNT_ROW, ROW_AMOUNT, ROW_WORDS } from "../../ui/amount-row.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";

/** What came of sending the receipt by mail. */
export type MailAnswer = { readonly email: string; readonly isSent: boolean; readonly problem: string | null };

type ReceiptScreenProps = {
  readonly receipt: TableReceiptData;
  readonly wording: BillWording;
  readonly at: LocalMoment;
  readonly answer: MailAnswer | null;
};

/** The receipt of a payment at a table, or of the table, and its way by mail. table#table-receipt. */
export function ReceiptScreen({ receipt, wording, at, answer }: ReceiptScreenProps) {
  const linkTo = useVisitLink();
  const words = tableReceiptWords(receipt, wording, at);
  return (
    <VenueFrame>
      <div className="page flex max-w-2xl flex-col gap-6 py-6 lg:py-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="text-title sm:text-display">{words.heading}</h1>
          <LinkButton tone="plain" to={linkTo("/table")} className="-mx-1 px-1! text-small print:hidden">
            {m.table_pay_back()}
          </LinkButton>
        </div>
        <div className="rounded-card bg-raised px-5 py-6 sm:px-7 print:bg-transparent print:px-0">
          <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-hairline pb-4">
            <p className="font-medium">{words.where}</p>
            <p className="figures text-fine text-ink-soft">
              <time dateTime={receipt.at}>{words.at}</time>
            </p>
          </header>
          {words.lines.length > 0 ? <Rows rows={words.lines} className="border-b border-hairline py-4" /> : null}
          <Rows rows={words.bill} className="py-4" />
          {words.paid.map((line) => (
            <p key={line} className="pb-1 text-small">
              {line}
            </p>
          ))}
          {words.parts.length > 0 ? (
            <section aria-labelledby="receipt-parts" className="mt-4 border-t border-hairline pt-4 text-ink-soft">
              <h2 id="receipt-parts" className="text-small font-medium">
                {words.partsHeading}
              </h2>
              <Rows rows={words.parts} className="pt-1 text-fine" />
            </section>
          ) : null}
          <footer className="mt-4 flex flex-col gap-0.5 text-fine text-ink-soft">
            {words.issuer.map((line) => (
              <p key={line} className="wrap-anywhere">
                {line}
              </p>
            ))}
          </footer>
        </div>
        <MailForm answer={answer} />
      </div>
    </VenueFrame>
  );
}

type RowsProps = {
  readonly rows: readonly { readonly words: string; readonly amount: string; readonly isTotal?: boolean }[];
  readonly className: string;
};

function Rows({ rows, className }: RowsProps) {
  return (
    <dl className={`flex flex-col gap-1 ${className}`}>
      {rows.map(({ words, amount, isTotal }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: two dishes may have the same name, and rows never move.
          key={index}
          className={`${AMOUNT_ROW} ${isTotal ? "pt-1 font-semibold" : ""}`}
        >
          <dt className={ROW_WORDS}>{words}</dt>
          <dd className={ROW_AMOUNT}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

function MailForm({ answer }: { readonly answer: MailAnswer | null }) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" noValidate={true} className="flex flex-col gap-3 print:hidden">
      <h2 className="text-lead">{m.table_receipt_mail()}</h2>
      {answer?.isSent ? (
        <Banner tone="good" role="status">
          {m.table_receipt_mail_sent({ email: answer.email })}
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          id="receipt-email"
          name="email"
          type="email"
          autoComplete="email"
          label={m.checkout_email()}
          defaultValue={answer?.isSent ? "" : answer?.email}
          error={answer?.problem ?? null}
          maxLength={254}
          className="min-w-[min(100%,14rem)] flex-1"
        />
        <Button type="submit" busy={isBusy} className="mt-[1.85rem]">
          {m.table_receipt_mail_send()}
        </Button>
      </div>
    </Form>
  );
}

import type { RefundQuoteData, RefundWhatData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { formatMoney, m } from "@comptoir/messages";
import { parseCents } from "@comptoir/ordering";
import { useEffect, useId, useRef, useState } from "react";
import { makeUuid } from "../../make-uuid.ts";
import { staffCaller } from "../../session/staff-caller.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { TextField } from "../../ui/field.tsx";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { typedAmount } from "../../ui/typed-amount.ts";
import type { DeclineProps } from "./decline-dialog.tsx";

type Quoted = {
  readonly version: number;
  readonly refund: RefundQuoteData;
  readonly left: {
    readonly cents: number;
    readonly lines: readonly { readonly line: number; readonly name: string; readonly quantity: number }[];
  };
};
type How = RefundWhatData["of"];

const DESTINATIONS: Readonly<Record<RefundQuoteData["to"][number]["where"], (inputs: { amount: string }) => string>> = {
  toCard: m.board_refund_to_card,
  toGiftCard: m.board_refund_to_gift_card,
  toPoints: m.board_refund_to_points,
  toCredit: m.board_refund_to_credit,
  offInvoice: m.board_refund_off_invoice,
  atRestaurant: m.board_refund_by_hand,
};
const REASON_MAX = 200;
/** The delay in ms after typing before a quote is asked for. */
const QUOTE_AFTER_MS = 250;

/**
 * Refunds an order whole, by dishes or by an amount. Before it is pressed, it says how much goes to which means, by a
 * quote of the server for the same version of the order. payment#refunds, board#refund.
 */
export function RefundDialog({ order, token, onClose, show }: DeclineProps) {
  const [how, setHow] = useState<How>("all");
  const [typed, setTyped] = useState("");
  const [portions, setPortions] = useState<Readonly<Record<number, number>>>({});
  const [reason, setReason] = useState("");
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [made, setMade] = useState<RefundQuoteData | null>(null);
  // One key for each request: a retry after a lost answer is the same refund.
  const attempt = useRef<{ readonly request: string; readonly key: string } | null>(null);
  const what = whatOf(how, { typed, portions });
  const [round, setRound] = useState(0);
  const { quoted, refusal, isCurrent } = useQuote(order.id, { token, what, round });
  // Nothing is refunded but what the screen says.
  const shown = what !== null && refusal === null && isCurrent ? quoted : null;

  const refund = async () => {
    if (reason.trim() === "") return setReasonMissing(true);
    if (shown === null || what === null) return;
    const body = { version: shown.version, reason: reason.trim(), what };
    const request = JSON.stringify(body);
    if (attempt.current?.request !== request) attempt.current = { request, key: makeUuid() };
    setIsBusy(true);
    const result = await staffCalls.refundOrder(staffCaller(token), order.id, { key: attempt.current.key, ...body });
    setIsBusy(false);
    if (!result.ok) {
      setFault(result.error?.message ?? m.board_no_answer());
      // The order may have changed: what is left of it is asked for again.
      return result.status === 409 ? setRound(round + 1) : undefined;
    }
    show(result.answer);
    setMade(result.answer.refund);
  };

  const lines = quoted?.left.lines ?? [];
  return (
    <SheetDialog
      open={true}
      size="narrow"
      title={m.board_refund_title({ number: order.number })}
      onClose={onClose}
      footer={
        made === null ? (
          <Button tone="danger" wide={true} busy={isBusy} disabled={shown === null} onClick={refund}>
            {shown ? m.board_refund_now({ amount: formatMoney(shown.refund.cents) }) : m.board_refund()}
          </Button>
        ) : (
          <Button wide={true} onClick={onClose}>
            {m.board_close()}
          </Button>
        )
      }
    >
      {made === null ? (
        <div className="flex flex-col gap-5 px-5 pb-5">
          {fault === null ? null : (
            <Banner tone="danger" role="alert">
              {fault}
            </Banner>
          )}
          <ChoiceGroup legend={m.board_refund_what()}>
            {(["all", "lines", "amount"] as const).map((one) => (
              <RadioCard
                key={one}
                name="refund-what"
                value={one}
                label={HOW_WORDS[one]()}
                aside={one === "all" && quoted ? formatMoney(quoted.left.cents) : undefined}
                checked={how === one}
                onChange={() => setHow(one)}
              />
            ))}
          </ChoiceGroup>
          {how === "lines" ? (
            <ul className="flex flex-col gap-3">
              {lines.map(({ line, name, quantity }) => (
                <li key={line} className="flex flex-wrap items-center justify-between gap-3">
                  <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                    {m.board_refund_of_line({ name, quantity })}
                  </span>
                  <QuantityStepper
                    name={name}
                    quantity={portions[line] ?? 0}
                    min={0}
                    max={quantity}
                    compact={true}
                    onChange={(count) => setPortions({ ...portions, [line]: count })}
                  />
                </li>
              ))}
            </ul>
          ) : null}
          {how === "amount" ? (
            <TextField
              id="refund-amount"
              label={m.board_refund_amount()}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              maxLength={12}
              error={typed !== "" && what === null ? m.board_refund_not_an_amount() : null}
              onChange={({ target }) => setTyped(target.value)}
            />
          ) : null}
          <TextField
            id="refund-reason"
            label={m.board_refund_reason()}
            hint={m.board_refund_reason_hint()}
            maxLength={REASON_MAX}
            value={reason}
            error={isReasonMissing && reason.trim() === "" ? m.board_refund_reason_missing() : null}
            onChange={({ target }) => setReason(target.value)}
          />
          <div aria-live="polite" className="min-h-12">
            {refusal === null ? <Goes refund={shown?.refund ?? null} /> : <p className="text-danger">{refusal}</p>}
          </div>
        </div>
      ) : (
        <div role="status" className="flex flex-col gap-3 px-5 pb-5">
          <p className="font-semibold">{m.board_refund_made({ amount: formatMoney(made.cents) })}</p>
          <Goes refund={made} />
        </div>
      )}
    </SheetDialog>
  );
}

const HOW_WORDS: Readonly<Record<How, () => string>> = {
  all: m.board_refund_all,
  lines: m.board_refund_lines,
  amount: m.board_refund_by_amount,
};

/** How much goes to which means, with the taxes and the tip that are in it. payment#refund-means. */
function Goes({ refund }: { readonly refund: RefundQuoteData | null }) {
  const heading = useId();
  if (refund === null) return null;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-1">
      <h3 id={heading} className="font-semibold">
        {m.board_refund_goes()}
      </h3>
      <ul className="flex flex-col gap-0.5">
        {refund.to.map(({ where, cents }) => (
          <li key={where} className="figures">
            {DESTINATIONS[where]({ amount: formatMoney(cents) })}
          </li>
        ))}
      </ul>
      <p className="figures text-small text-ink-soft">
        {m.board_refund_includes({ taxes: formatMoney(refund.taxesCents), tip: formatMoney(refund.tipCents) })}
      </p>
    </section>
  );
}

/** Returns what is to be refunded; null as long as nothing valid is chosen. */
function whatOf(
  how: How,
  { typed, portions }: { readonly typed: string; readonly portions: Readonly<Record<number, number>> },
): RefundWhatData | null {
  if (how === "all") return { of: "all" };
  if (how === "amount") {
    const cents = parseCents(typedAmount(typed));
    return cents === null || cents <= 0 ? null : { of: "amount", cents };
  }
  const lines = Object.entries(portions)
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => ({ line: Number(line), quantity }));
  return lines.length === 0 ? null : { of: "lines", lines };
}

type Quote = { readonly of: string; readonly quoted: Quoted | null; readonly refusal: string | null };

/**
 * Asks for a quote of what is chosen, a moment after it changed, and again in each `round`. `isCurrent`: the quote is
 * for what is chosen now; before that, it only says what is left.
 */
function useQuote(
  orderId: string,
  { token, what, round }: { readonly token: string; readonly what: RefundWhatData | null; readonly round: number },
) {
  const [quote, setQuote] = useState<Quote | null>(null);
  // Without a choice, a quote of all says what is left.
  const chosen = JSON.stringify(what ?? { of: "all" });
  const asked = `${round} ${chosen}`;
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      const result = await staffCalls.quoteRefund(staffCaller(token), orderId, { what: JSON.parse(chosen) });
      if (!isWanted) return;
      setQuote((before) =>
        result.ok
          ? { of: asked, quoted: result.answer, refusal: null }
          : { of: asked, quoted: before?.quoted ?? null, refusal: result.error?.message ?? m.board_no_answer() },
      );
    }, QUOTE_AFTER_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [orderId, token, chosen, asked]);
  const isCurrent = quote?.of === asked;
  return { quoted: quote?.quoted ?? null, refusal: isCurrent ? quote.refusal : null, isCurrent };
}

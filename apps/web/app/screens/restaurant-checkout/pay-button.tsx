import { formatMoney, m } from "@comptoir/messages";
import { MEANS, meansOf } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { Button, LinkButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { WalletFace } from "../../wallets/wallet-face.tsx";
import { stayWithoutNetwork } from "../restaurant/stay-without-network.ts";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import type { PaymentDue } from "./form/payment-due.ts";
import { dueNow, paymentStep } from "./steps/payment-step.tsx";
import { tipInTotal } from "./steps/tip-fields.tsx";
import type { Checkout } from "./use-checkout.ts";

export const CHECKOUT_FORM_ID = "checkout";

/** Pays the order. Below the catering minimum, a link to the menu with the missing amount replaces the button. */
export function PayButton({ checkout }: { readonly checkout: Checkout }) {
  const { belowMinimumCents } = checkout.facts;
  if (belowMinimumCents !== null) return <AddMore amount={formatMoney(belowMinimumCents)} />;
  return <SubmitButton checkout={checkout} />;
}

function AddMore({ amount }: { readonly amount: string }) {
  const linkTo = useVisitLink();
  return (
    <LinkButton tone="primary" wide={true} to={linkTo("")} onClick={stayWithoutNetwork} className="figures min-h-14">
      {m.checkout_add_more({ amount })}
    </LinkButton>
  );
}

function SubmitButton({ checkout }: { readonly checkout: Checkout }) {
  const { facts, submit, draft } = checkout;
  const { bill } = facts;
  const payment = dueNow(draft[paymentStep.id], facts);
  // Before hydration, a press must not submit the form natively.
  const isHydrated = useIsHydrated();
  const { chosen } = facts.express;
  const { phase } = submit.state;
  const total = bill ? formatMoney(centsOf(bill.totalWithTip) - facts.credit.usedCents) : null;
  const tip = tipInTotal(checkout);
  return (
    <Button
      tone="primary"
      wide={true}
      type={isHydrated ? "submit" : "button"}
      form={CHECKOUT_FORM_ID}
      busy={phase === "busy" || phase === "submitted"}
      disabled={payment === "closed" || payment === "no-saved-card"}
      className={classNames("min-h-14", chosen && "bg-(--wallet)! text-(--on-wallet)!")}
    >
      <span className="flex flex-col items-center leading-tight">
        {chosen ? (
          <span className="flex flex-wrap items-center justify-center gap-x-[0.3em] text-[length:min(1.1875rem,8vw)] font-medium">
            <span className="visually-hidden">{m.checkout_wallet_pay({ wallet: MEANS[chosen].wallet.brand })}</span>
            <span aria-hidden="true" className="contents">
              <WalletFace wallet={chosen} />
            </span>
            <span className="figures ml-2">{total}</span>
          </span>
        ) : (
          <span className="figures">{payWords(payment, total)}</span>
        )}{" "}
        {tip === null ? null : <span className="figures text-small font-normal">{tip}</span>}
      </span>
    </Button>
  );
}

function payWords(payment: PaymentDue, total: string | null): string {
  if (total === null || payment === "nothing") return m.checkout_place();
  const kind = meansOf(payment)?.kind;
  if (kind === "tab") return m.suite_put_on_tab({ total });
  return kind === "card" ? m.checkout_pay({ total }) : m.checkout_place_amount({ total });
}

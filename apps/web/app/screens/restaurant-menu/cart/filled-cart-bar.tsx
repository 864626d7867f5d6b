import { m } from "@comptoir/messages";
import { parseCents } from "@comptoir/ordering";
import { useCartCount } from "../../../cart/use-cart.ts";
import { useInstantCosts } from "../../../cart/use-instant-costs.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { RollingAmount } from "../../../ui/rolling-amount.tsx";
import { stayWithoutNetwork } from "../../restaurant/stay-without-network.ts";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";

/** The cart at the foot of the menu: how many, what it comes to, and the way there. */
export default function FilledCartBar() {
  const linkTo = useVisitLink();
  const { count } = useCartCount();
  const { costs, isConfirmed } = useInstantCosts();
  const totalCents = parseCents(costs?.total ?? "");
  return (
    <section
      aria-label={m.menu_cart_heading()}
      className="sticky bottom-0 z-20 animate-[rise_0.22s_var(--ease-out)] bg-paper shadow-bar xl:hidden [@media(max-height:20rem)]:static"
    >
      <div className="page py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <LinkButton
          tone="primary"
          wide={true}
          to={linkTo("/cart")}
          onClick={stayWithoutNetwork}
          prefetch="viewport"
          className="flex-wrap justify-between! py-3"
        >
          <span className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="figures grid h-7 min-w-7 place-items-center rounded-full bg-on-accent px-1.5 text-small text-accent"
            >
              {count}
            </span>
            {m.menu_cart_view()}
            <span className="visually-hidden">{m.menu_cart_count({ count })}</span>
          </span>
          {totalCents === null ? null : (
            <span>
              <RollingAmount cents={totalCents} />
              {isConfirmed ? null : <span className="visually-hidden">{m.menu_cart_unconfirmed()}</span>}
            </span>
          )}
        </LinkButton>
      </div>
    </section>
  );
}

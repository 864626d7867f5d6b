import type { QueueData } from "@comptoir/contract";
import { formatPrepTime, m } from "@comptoir/messages";
import { ORDERS_AHEAD_COUNTED } from "@comptoir/ordering";
import { Clock } from "lucide-react";
import { useCart } from "../../../cart/use-cart.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { OpeningState } from "../../restaurant/opening-state.tsx";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import { useOrderingGate } from "../ordering-gate.ts";
import { ChargesNote, type ChargesView } from "./charges.tsx";

/** The head of the menu: whose it is, whether it is open, and what is charged beside the prices. */
export function MenuHead({ charges, queue }: { readonly charges: ChargesView; readonly queue: QueueData | null }) {
  const { venue } = useRestaurant();
  return (
    <header
      className={classNames(
        "grid gap-x-10 gap-y-4",
        venue.image ? "items-center md:grid-cols-[1fr_minmax(0,26rem)]" : "lg:grid-cols-[3fr_2fr] lg:items-end lg:py-6",
      )}
    >
      {venue.image ? null : <h1 className="text-display lg:text-[6rem]">{venue.name}</h1>}
      <div className="flex flex-col gap-1.5 md:gap-2">
        {venue.image ? <h1 className="text-display">{venue.name}</h1> : null}
        {venue.description ? (
          <p className="measure text-small text-ink-soft md:text-body">{venue.description}</p>
        ) : null}
        <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-1">
          <OpeningState />
          <QueueLine queue={queue} />
        </p>
        <ChargesNote charges={charges} />
      </div>
      {venue.image ? (
        <Picture
          image={venue.image}
          alt=""
          priority={true}
          ratio="wide"
          className="order-first aspect-3/1! rounded-card md:order-last md:aspect-2/1!"
        />
      ) : null}
    </header>
  );
}

/** How long the next order takes, while one can order. time#queue. */
function QueueLine({ queue }: { readonly queue: QueueData | null }) {
  const gate = useOrderingGate();
  const newer = useCart((cart) => cart.confirmed?.answer.queue);
  const { prepTime, ordersAhead } = newer ?? queue ?? { prepTime: 0, ordersAhead: 0 };
  if (gate !== null || prepTime <= 0) return null;
  const time = formatPrepTime(prepTime);
  return (
    <span className="inline-flex items-baseline gap-2 text-small font-medium">
      <Clock size={16} aria-hidden="true" className="self-center" />
      {queueWords(time, ordersAhead)}
    </span>
  );
}

function queueWords(prepTime: string, ordersAhead: number): string {
  if (ordersAhead === 0) return m.queue_banner_no_wait({ prepTime });
  return ordersAhead < ORDERS_AHEAD_COUNTED
    ? m.queue_banner({ prepTime, ordersAhead })
    : m.queue_banner_long({ prepTime, ordersAhead });
}

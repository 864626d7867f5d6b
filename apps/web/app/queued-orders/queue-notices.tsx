import { formatMoney, formatPrepTime, formatTimeOfDay, m } from "@comptoir/messages";
import { sendUntil } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { type ReactNode, useEffect } from "react";
import { messageForGuest } from "../orders/submit-once.ts";
import { Banner, type BannerTone } from "../ui/banner.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { isUnderWay, runQueue } from "./queue-sender.ts";
import { changeQueued } from "./queue-store.ts";
import { takeBack } from "./queued-cart.ts";
import type { QueuedOrder } from "./queued-order.ts";
import { agreeToOffer } from "./send-queued.ts";
import { useQueuedOrders } from "./use-queued-orders.ts";

/** Shows the state of every queued order, and sends the waiting ones. screens#queued-orders. */
export default function QueueNotices() {
  const orders = useQueuedOrders();
  const waits = orders.some(isUnderWay);
  useEffect(() => {
    if (!waits) return;
    const end = new AbortController();
    void runQueue(end.signal);
    return () => end.abort();
  }, [waits]);
  return (
    <section aria-label={m.queue_region()} className="page empty:hidden">
      {orders.map((order) => (
        <QueueNotice key={order.key} order={order} />
      ))}
    </section>
  );
}

type Words = { readonly tone: BannerTone; readonly title: string; readonly text: ReactNode; readonly acts: ReactNode };

function QueueNotice({ order }: { readonly order: QueuedOrder }) {
  const { tone, title, text, acts } = wordsOf(order);
  return (
    <Banner role={tone === "danger" ? "alert" : "status"} tone={tone} title={title} className="my-2">
      {text}
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">{acts}</div>
    </Banner>
  );
}

function wordsOf(order: QueuedOrder): Words {
  const { stage, told, restaurant } = order;
  const what = { venue: restaurant.name, total: formatMoney(centsOf(told.total)) };
  switch (stage.name) {
    case "waiting":
      return {
        tone: "caution",
        title: m.queue_waiting(),
        text: m.queue_waiting_text({ ...what, time: clockTime(told.sendUntilMs) }),
        acts: <Drop order={order} />,
      };
    case "sending":
      return { tone: "caution", title: m.queue_sending(), text: m.queue_sending_text(what), acts: null };
    case "placed":
      return {
        tone: "good",
        title: m.queue_placed({ number: stage.number }),
        text: m.queue_placed_text(what),
        acts: (
          <LinkButton
            tone="primary"
            to={`/${restaurant.slug}/orders/${stage.id}${order.query}`}
            onClick={() => void forget(order)}
          >
            {m.queue_see()}
          </LinkButton>
        ),
      };
    case "asked":
      return {
        tone: "danger",
        title: m.queue_not_sent(),
        text: <Changes order={order} />,
        acts: (
          <>
            <Button tone="primary" onClick={() => void agree(order)}>
              {m.queue_send_now({ total: formatMoney(centsOf(stage.now?.total ?? told.total)) })}
            </Button>
            <Drop order={order} />
          </>
        ),
      };
    case "refused":
      return {
        tone: "danger",
        title: m.queue_not_sent(),
        text: messageForGuest(stage.error) || m.queue_refused_text(),
        acts: (
          <LinkButton
            tone="primary"
            to={`/${restaurant.slug}/checkout${order.query}`}
            onClick={() => void takeBack(order)}
          >
            {m.queue_to_checkout()}
          </LinkButton>
        ),
      };
  }
}

/** What differs between the server's current offer and the terms that the diner agreed to. */
function Changes({ order: { stage, told } }: { readonly order: QueuedOrder }) {
  if (stage.name !== "asked") return null;
  const { changes, now } = stage;
  const words = {
    late: () => [m.queue_late({ time: clockTime(told.sendUntilMs) })],
    menu: () => now?.warnings ?? [],
    price: () => [now ? m.queue_price({ now: money(now.total), before: money(told.total) }) : m.queue_price_unknown()],
    time: () => [m.queue_time({ time: formatPrepTime(now?.prepMinutes ?? 0) })],
  };
  return changes.flatMap((change) => words[change]()).map((line) => <p key={line}>{line}</p>);
}

function Drop({ order }: { readonly order: QueuedOrder }) {
  return <Button onClick={() => void takeBack(order)}>{m.queue_drop()}</Button>;
}

/** The diner has seen that the order is placed. */
async function forget({ key }: QueuedOrder): Promise<void> {
  await changeQueued(key, () => null);
}

async function agree(order: QueuedOrder): Promise<void> {
  const wanted = order.body.data.date;
  const until = sendUntil(Date.now(), wanted ? Math.max(Date.parse(wanted), Date.now()) : null);
  await changeQueued(order.key, (kept) => (kept?.stage.name === "asked" ? agreeToOffer(kept, until) : kept));
}

const money = (text: string) => formatMoney(centsOf(text));

function clockTime(ms: number): string {
  const at = new Date(ms);
  return formatTimeOfDay(at.getHours() * 60 + at.getMinutes());
}

import pino from "pino";
import { afterAll } from "vitest";
import { withReplyTo } from "../events/notices/notice.ts";
import type { NoticeDeps } from "../events/notices/send-notices.ts";
import type { Begin, Mail, TextMessage } from "../gateways/messenger-port.ts";
import { writeNoticesOfEvents } from "../ordering/orders/notices/order-notices.store.ts";
import { writeOrderNotices } from "../ordering/orders/notices/write-order-notice.ts";
import { openListener } from "../platform/db/listen.ts";
import { DEFAULT_CONFIG } from "../platform/settings.ts";
import { supportEmail } from "../venue/venues/loaded-venue.ts";
import { openVenues } from "../venue/venues/venue-cache.ts";
import type { TestApi } from "./test-api.ts";

/** Returns gateways that accept and store every message. */
export function keepingMessengers() {
  const mails: Mail[] = [];
  const texts: TextMessage[] = [];
  const into = <Message>(kept: Message[]) => ({
    send: async (message: Message, begin: Begin) => {
      await begin();
      kept.push(message);
      return { outcome: "taken" } as const;
    },
  });
  return { mails, texts, mail: into(mails), text: into(texts) };
}

/** Returns dependencies for sending a test's notices, by default with gateways that store them. */
export async function noticeDeps({ pool }: Pick<TestApi, "pool">, but: Partial<NoticeDeps> = {}): Promise<NoticeDeps> {
  const logger = pino({ level: "silent" });
  const listener = await openListener(pool, logger);
  afterAll(() => listener.stop());
  const venues = await openVenues(pool, listener);
  const ofOrders = writeOrderNotices({ database: pool, venues, origin: "https://order.example" });
  const write = withReplyTo(ofOrders, async (restaurantId) => supportEmail(await venues.byId(restaurantId)));
  const { noticeCaps: caps, noticeLeaseMs: leaseMs } = DEFAULT_CONFIG;
  const gather = () => writeNoticesOfEvents(pool);
  return { database: pool, logger, ...keepingMessengers(), gather, write, caps, leaseMs, ...but };
}

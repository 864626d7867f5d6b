import pino from "pino";
import { afterAll } from "vitest";
import { openListener } from "../db/listen.ts";
import type { Begin, Mail, TextMessage } from "../gateways/messenger-port.ts";
import { withReplyTo } from "../notices/notice.ts";
import type { NoticeDeps } from "../notices/send-notices.ts";
import { writeNoticesOfEvents } from "../orders/notices/order-notices.store.ts";
import { writeOrderNotices } from "../orders/notices/write-order-notice.ts";
import { DEFAULT_CONFIG } from "../settings.ts";
import { supportEmail } from "../venues/loaded-venue.ts";
import { openVenues } from "../venues/venue-cache.ts";
import type { TestApi } from "./test-api.ts";

/** Messengers that take whatever they are given, and keep it. */
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

/** What sending the notices of a test's api takes, with messengers that keep what they are given where it names no others. */
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

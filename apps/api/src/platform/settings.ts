import type { Logger as PinoLogger } from "pino";

export type Logger = PinoLogger;

/** Clock, the only source of the current time. */
export type Clock = () => Date;

export type ApiConfig = {
  /** Maximum concurrent requests; further ones wait in the queue. */
  readonly requestsAtOnce: number;
  /**
   * Maximum concurrent checkouts, and maximum concurrent calls that hash a password. It is higher than
   * `requestsAtOnce`, since both mostly wait.
   */
  readonly checkoutsAtOnce: number;
  /** Longest wait in milliseconds for a password to be hashed. people#password. */
  readonly passwordWaitMs: number;
  /** Maximum queue length; further requests are rejected. */
  readonly requestsWaiting: number;
  readonly waitMs: number;
  /** Maximum concurrent streams that follow orders: per order, per network, and in total. */
  readonly followers: { readonly ofOrder: number; readonly ofNetwork: number; readonly all: number };
  /**
   * Bearer token for reading `/metrics` over the network; null allows no network access.
   * operations#metrics-token.
   */
  readonly metricsToken: string | null;
  readonly gatewayTimeoutMs: number;
  /**
   * Lease of a running checkout in ms, which its server renews. After it expires, another server may void the
   * payment and the guest may retry.
   */
  readonly checkoutLeaseMs: number;
  /** Interval in milliseconds at which this server looks for abandoned checkouts. */
  readonly sweepEveryMs: number;
  /** Interval in milliseconds at which this server opens and closes suites' tabs. */
  readonly tabsEveryMs: number;
  /** Interval in milliseconds at which this server looks for due mails and text messages. */
  readonly noticesEveryMs: number;
  /**
   * Lease in ms of a notice that is being sent. After it expires, another server may send the notice, so it
   * is longer than a mail server's timeout.
   */
  readonly noticeLeaseMs: number;
  /** Interval in milliseconds at which this server looks for events and due deliveries of webhooks. */
  readonly webhooksEveryMs: number;
  /** Time in ms within which an attempt of a webhook must be answered completely. partners#attempts. */
  readonly webhookTimeoutMs: number;
  /** Lease in ms of a delivery. It is longer than an attempt with the statements around it. */
  readonly webhookLeaseMs: number;
  /** Daily caps of mails and text messages. operations#notice-caps. */
  readonly noticeCaps: NoticeCaps;
  /** Site's public origin, `https://order.example`, for links in mails; null leaves them out. */
  readonly origin: string | null;
};

/** Daily cap of mails or text messages: per recipient, per venue, and in total. */
type DailyCap = { readonly ofRecipient: number; readonly ofVenue: number; readonly ofInstallation: number };
export type NoticeCaps = { readonly mail: DailyCap; readonly text: DailyCap };

export const DEFAULT_CONFIG: ApiConfig = {
  requestsAtOnce: 32,
  checkoutsAtOnce: 128,
  passwordWaitMs: 2_000,
  requestsWaiting: 256,
  waitMs: 700,
  followers: { ofOrder: 32, ofNetwork: 512, all: 2_000 },
  metricsToken: null,
  gatewayTimeoutMs: 12_000,
  checkoutLeaseMs: 5_000,
  sweepEveryMs: 5_000,
  tabsEveryMs: 20_000,
  noticesEveryMs: 1_000,
  noticeLeaseMs: 120_000,
  webhooksEveryMs: 1_000,
  webhookTimeoutMs: 15_000,
  webhookLeaseMs: 60_000,
  noticeCaps: {
    mail: { ofRecipient: 50, ofVenue: 5_000, ofInstallation: 50_000 },
    text: { ofRecipient: 20, ofVenue: 1_000, ofInstallation: 5_000 },
  },
  origin: null,
};

import type { Logger as PinoLogger } from "pino";

export type Logger = PinoLogger;

/** The only way to ask what time it is. */
export type Clock = () => Date;

/** What the server may set. Everything has a default. */
export type ApiConfig = {
  /** How many requests may work at the same time; the next ones wait a little. */
  readonly requestsAtOnce: number;
  /** The same for checkouts, which wait for payment gateways rather than work, and for passwords, which wait to be hashed. */
  readonly checkoutsAtOnce: number;
  /** How long a password may wait to be hashed, in milliseconds. people#password. */
  readonly passwordWaitMs: number;
  /** The queue's limit; further requests are told to retry. */
  readonly requestsWaiting: number;
  /** How long one may wait, in milliseconds. */
  readonly waitMs: number;
  /** How many may follow orders as they move on, at a time: one order, from one network, and all together. */
  readonly followers: { readonly ofOrder: number; readonly ofNetwork: number; readonly all: number };
  /** The token for reading `/metrics` over the network; null allows no reader. operations#metrics-token. */
  readonly metricsToken: string | null;
  /** How long a payment gateway may take to answer one call, in milliseconds. */
  readonly gatewayTimeoutMs: number;
  /**
   * How long a server that is asking a card may not be heard of, in milliseconds; afterwards another one may void the payment, and
   * the guest try again. While it is alive it renews this.
   */
  readonly checkoutLeaseMs: number;
  /** How often this server looks for checkouts that were left behind, in milliseconds. */
  readonly sweepEveryMs: number;
  /** How often this server looks for suites' tabs that are to be opened or closed, in milliseconds. */
  readonly tabsEveryMs: number;
  /** How often this server looks for mails and text messages that are due, in milliseconds. */
  readonly noticesEveryMs: number;
  /**
   * How long a server that is sending one may not be heard of, in milliseconds, before another one sends it: longer than a mail
   * server may take to answer.
   */
  readonly noticeLeaseMs: number;
  /** How many of them leave within a day. operations#notice-caps. */
  readonly noticeCaps: NoticeCaps;
  /** The address that people see, `https://order.example`, for links in mails; null leaves them out. */
  readonly origin: string | null;
};

/** How many mails, or text messages, leave within a day: to one recipient, for one venue, and in all. */
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
  noticeCaps: {
    mail: { ofRecipient: 50, ofVenue: 5_000, ofInstallation: 50_000 },
    text: { ofRecipient: 20, ofVenue: 1_000, ofInstallation: 5_000 },
  },
  origin: null,
};

/**
 * A means of payment: its name, and the traits by which all others decide, so that none of them names it. payment#means.
 * `kind` says who takes the money, and when:
 * - `card`: a gateway charges it, a card as well as a device's wallet
 * - `in-person`: the restaurant takes it, at the counter, the table or the door
 * - `billed`: the venue bills it later
 * - `tab`: it stands on a suite's tab until that is closed
 * - `stored`: value that we keep and count, as a gift card's
 */
export type Means = CardMeans | InPersonMeans | BilledMeans | TabMeans | StoredMeans;

/** What every means has. `Begins` is the status of the payment with which an order begins that it pays whole. payment#states. */
type Traits<Kind extends string, Begins extends string> = {
  /** As `checkout.paymentMethod` and `payment.method` of an order have it. */
  readonly name: string;
  readonly kind: Kind;
  readonly begins: Begins;
};

export type CardMeans = Traits<"card", "authorised"> & {
  /**
   * Of a device's wallet, the name that is the same in every language, and the field of a checkout with what its sheet hands over; null
   * for a card that is entered or saved. payment#wallets.
   */
  readonly wallet: { readonly brand: string; readonly payloadField: string } | null;
};

export type InPersonMeans = Traits<"in-person", "on-premise">;

export type BilledMeans = Traits<"billed", "invoiced"> & {
  /** What `extra_payment_methods` of a venue file calls it, and with `_label` the venue's `localization`. payment#methods. */
  readonly offeredAs: string;
  /** The field of a checkout by which it is billed, which has to be filled in; null where nothing is asked. payment#invoiced. */
  readonly field: string | null;
};

export type TabMeans = Traits<"tab", "on-tab">;

export type StoredMeans = Traits<"stored", "not-required">;

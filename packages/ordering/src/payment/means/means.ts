/**
 * A means of payment: its name and its traits. All other code depends on the traits, never on the name.
 * payment#means. `kind` says who collects the money, and when:
 * - `card`: a gateway, from a card or from a device's wallet
 * - `in-person`: the restaurant, at the counter, the table or the door
 * - `billed`: the venue, by a later bill
 * - `tab`: the suite's tab, when it is closed
 * - `stored`: Comptoir itself, from a stored balance such as a gift card's
 */
export type Means = CardMeans | InPersonMeans | BilledMeans | TabMeans | StoredMeans;

/**
 * The traits of every means. `Begins` is the initial payment status of an order that this means pays in full.
 * payment#states.
 */
type Traits<Kind extends string, Begins extends string> = {
  /** The value of `checkout.paymentMethod` and of an order's `payment.method`. */
  readonly name: string;
  readonly kind: Kind;
  readonly begins: Begins;
};

export type CardMeans = Traits<"card", "authorised"> & {
  /**
   * The wallet's brand name, the same in every language, and the checkout field for its payment token. Null for a
   * card that is entered or saved. payment#wallets.
   */
  readonly wallet: { readonly brand: string; readonly payloadField: string } | null;
};

export type InPersonMeans = Traits<"in-person", "on-premise">;

export type BilledMeans = Traits<"billed", "invoiced"> & {
  /**
   * The name in `extra_payment_methods` of a venue file. With `_label` appended it is the key of the means'
   * label in `localization`. payment#methods.
   */
  readonly offeredAs: string;
  /** The required checkout field of this means; null if it has none. payment#invoiced. */
  readonly field: string | null;
};

export type TabMeans = Traits<"tab", "on-tab">;

export type StoredMeans = Traits<"stored", "not-required">;

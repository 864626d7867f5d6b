/**
 * A means of payment: its name and its traits. Other code depends on the traits, never on the name.
 * payment#means.
 * `kind` says how the money is collected:
 * - `card`: by a gateway, from a card or a device's wallet,
 * - `in-person`: by the restaurant's staff,
 * - `table`: on a table's bill, by the table's people, and by the staff what they have not paid,
 * - `billed`: by a later bill of the venue,
 * - `tab`: by the suite's tab, when it is closed,
 * - `stored`: from a balance in Comptoir, such as a gift card's.
 */
export type Means = CardMeans | InPersonMeans | TableMeans | BilledMeans | TabMeans | StoredMeans;

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
   * The wallet's brand name and the checkout field of its payment token. Null for a card that is entered or
   * saved. payment#wallets.
   */
  readonly wallet: { readonly brand: string; readonly payloadField: string } | null;
};

export type InPersonMeans = Traits<"in-person", "on-premise">;

export type TableMeans = Traits<"table", "on-premise">;

export type BilledMeans = Traits<"billed", "invoiced"> & {
  /**
   * The name in `extra_payment_methods` of a venue file. The label's key in `localization` is this name with
   * `_label`. payment#methods.
   */
  readonly offeredAs: string;
  /** The checkout field that this means requires; null for none. payment#invoiced. */
  readonly field: string | null;
};

export type TabMeans = Traits<"tab", "on-tab">;

export type StoredMeans = Traits<"stored", "not-required">;

import { m } from "@comptoir/messages";
import type { Id } from "@comptoir/ordering";
import { keptPageAt } from "../offline/kept-page.ts";
import { keptHalf } from "../person/kept-half.ts";
import { type CartBase, createCartBase } from "./cart-base.ts";
import { cartPlace, hasCartCopy, openCartChannel } from "./cart-places.ts";
import type { CartSeed } from "./cart-seed.ts";
import type { CartActions, NotAdded } from "./cart-state.ts";
import type { Cart } from "./cart-store.ts";

/** What a page can do with its cart: `CartActions`, whose script may still have to come. */
export type PageCartActions = Omit<CartActions, "changeQuantity"> & {
  readonly changeQuantity: (orderId: number, quantity: number) => Promise<{ readonly ok: true } | NotAdded>;
  /** Fetches the script, for when somebody is about to do something; resolves when it is there or cannot be had. */
  readonly prepare: () => Promise<void>;
};

/** The cart of a page: what there is of it at once, and the rest as soon as something is done with it. */
export type PageCart = Omit<CartBase, "follow"> & {
  readonly actions: PageCartActions;
  /** Starts the cart in a browser; answers how to stop it. Nothing of it happens on the server. */
  readonly start: () => () => void;
  /** Takes over what a newer answer of the server says of the visit: another table, take-out instead of the table. */
  readonly follow: (seed: CartSeed) => void;
};

/**
 * Creates the cart of a page. Whoever only reads the menu has an empty one, and is not sent the rules by which carts are
 * priced, kept and agreed on with the server: they come with the first thing that is done.
 */
export function createPageCart(seed: CartSeed): PageCart {
  const base = createCartBase(seed);
  // A page that was kept came without this visitor's cart, which the server may hold.
  const known = keptPageAt(seed.bill.slug) === null ? seed : { ...seed, saved: null };
  const place = cartPlace(seed.bill.id, seed.terms);
  let whole: Promise<Cart> | null = null;
  let loaded: Cart | null = null;
  let isStarted = false;
  let stop = () => {};
  let endWait = () => {};

  const load = (): Promise<Cart> => {
    whole ??= loadWhole(known, base).then(
      (cart) => {
        loaded = cart;
        endWait();
        if (isStarted) stop = cart.start();
        return cart;
      },
      (failure) => {
        // Another try may find the network back.
        whole = null;
        throw failure;
      },
    );
    return whole;
  };
  /** Does something now where the script is there, so that what is typed stays in step with the keys. */
  const act = (something: (actions: CartActions) => void): void => {
    if (loaded) something(loaded.actions);
    else load().then(({ actions }) => something(actions), ignore);
  };
  /**
   * Changes lines. While the server is asked for the cart, its answer takes the place of what the page shows: what is pressed
   * meanwhile waits for it, since it would be lost.
   */
  const attempt = <Outcome>(something: (actions: CartActions) => Outcome): Promise<Awaited<Outcome> | NotAdded> =>
    (loaded && loaded.reading() === null
      ? Promise.resolve(something(loaded.actions))
      : load().then(
          async ({ actions, reading }) => {
            await reading();
            return something(actions);
          },
          () => ({ refused: { code: "offline", message: m.site_offline() } }),
        )) as Promise<Awaited<Outcome> | NotAdded>;

  const actions: PageCartActions = {
    prepare: () => load().then(ignore, ignore),
    add: (dish, item) => attempt(({ add }) => add(dish, item)),
    learn: (dish) => act(({ learn }) => learn(dish)),
    replace: (orderId, dish, item) => attempt(({ replace }) => replace(orderId, dish, item)),
    changeQuantity: (orderId, quantity) => attempt(({ changeQuantity }) => changeQuantity(orderId, quantity)),
    remove: (orderId) => void attempt(({ remove }) => remove(orderId)),
    undoRemove: () => void attempt(({ undoRemove }) => undoRemove()),
    changeTerms: (terms) => act(({ changeTerms }) => changeTerms(terms)),
    confirm: () => load().then((cart) => cart.actions.confirm(), base.store.getState),
    catchUp: () => loaded?.actions.catchUp() ?? false,
    retry: () => act(({ retry }) => retry()),
    reload: () => load().then((cart) => cart.actions.reload(), ignore),
    dismissChanges: () => act(({ dismissChanges }) => dismissChanges()),
    empty: () => void attempt(({ empty }) => empty()),
    takeOut: (ordered, how) => act(({ takeOut }) => takeOut(ordered, how)),
  };

  const start = () => {
    isStarted = true;
    const { store } = base;
    if (known.saved === null && loaded === null) store.setState({ isUnread: true });
    const isEmpty = known.saved !== null && store.getState().lines.length === 0 && !hasCartCopy(place);
    if (loaded) stop = loaded.start();
    else if (isEmpty) endWait = waitForCart(place, actions);
    else void actions.prepare();
    return () => {
      isStarted = false;
      endWait();
      stop();
    };
  };

  const follow = (newer: CartSeed) => {
    if (loaded) loaded.follow(newer);
    else if (base.follow(newer)) actions.retry();
  };

  return { store: base.store, maxItemsPerCart: base.maxItemsPerCart, pricing: base.pricing, actions, start, follow };
}

async function loadWhole(seed: CartSeed, base: CartBase): Promise<Cart> {
  const [{ createCart }, { browserCartCalls }] = await Promise.all([
    import("./cart-store.ts"),
    import("./cart-calls.ts"),
  ]);
  return createCart(seed, browserCartCalls(seed.bill), base);
}

/** While a cart is empty: takes what another tab puts into it, and what it holds when the browser brings an old page back. */
function waitForCart(place: Id, { prepare, reload }: PageCartActions): () => void {
  const channel = openCartChannel(place);
  // The message itself is gone once the script is there, which then asks the server.
  channel?.addEventListener("message", prepare, { once: true });
  const reloadOnReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reload();
  };
  // Another device of somebody who is signed in may have begun it.
  const lookOnReturn = () => {
    if (document.visibilityState === "visible" && keptHalf() !== null) reload();
  };
  addEventListener("pageshow", reloadOnReturn);
  addEventListener("visibilitychange", lookOnReturn);
  return () => {
    removeEventListener("pageshow", reloadOnReturn);
    removeEventListener("visibilitychange", lookOnReturn);
    channel?.close();
  };
}

function ignore(): void {}

type Site = {
  readonly __reactRouterManifest?: { readonly routes: { readonly order?: { readonly module: string } } };
};

/**
 * Has the browser fetch the scripts of an order's page while there is signal, so that one whose network goes away just after the submit is told
 * what became of it, and not that there is no page. screens#order-unreached.
 */
export async function fetchOrderScreen({ __reactRouterManifest: site }: Site = globalThis as Site): Promise<void> {
  const screen = site?.routes.order;
  if (screen !== undefined) await import(/* @vite-ignore */ screen.module).catch(() => undefined);
}

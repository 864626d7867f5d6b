/** Nobody listens to what the router does: routes and the router stay as they are. */
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = <Router>(router: Router) => router;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;

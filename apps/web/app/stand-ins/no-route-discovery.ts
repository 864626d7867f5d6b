/** Pages bring the whole table of routes (`react-router.config.ts`), so that none is asked for later. */
export const URL_LIMIT = 7680;
export const isFogOfWarEnabled = () => false;
export const getPartialManifest = () => null;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;

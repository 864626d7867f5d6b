/** Pages come written by the server: none is ever without anything to show. */
export const RemixRootDefaultHydrateFallback = () => null;

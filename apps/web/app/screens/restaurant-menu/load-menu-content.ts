/** The dishes as components: fetched once the browser has to draw any itself. */
export const loadMenuContent = () => import("./menu-content.tsx");

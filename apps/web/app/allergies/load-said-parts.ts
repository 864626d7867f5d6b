import { lazyPart } from "../ui/lazy-part.ts";

export const loadSaidParts = () => import("./said-parts.ts");

export const AllergyDialog = lazyPart(async () => ({ default: (await loadSaidParts()).AllergyDialog }));

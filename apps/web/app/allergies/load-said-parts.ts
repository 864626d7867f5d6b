import { lazyPart } from "../ui/lazy-part.ts";

export const loadSaidParts = () => import("./said-parts.ts");

export const OwnAllergies = lazyPart(async () => ({ default: (await loadSaidParts()).OwnAllergies }));

export const AllergyDialog = lazyPart(async () => ({ default: (await loadSaidParts()).AllergyDialog }));

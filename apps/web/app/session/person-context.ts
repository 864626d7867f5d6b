import type { UserData } from "@comptoir/contract";
import { createContext } from "react-router";
import type { PageHalf } from "./page-half.ts";

export type SignedIn = { readonly user: UserData; readonly half: PageHalf };

/** As confirmed by the API; null for guests. Set by `askPerson`. */
export const personContext = createContext<SignedIn | null>(null);

/**
 * Whether the API could not be asked who the caller is. The request then counts as a guest's, the session is
 * kept, and personal pages answer 503.
 */
export const personUnknownContext = createContext(false);

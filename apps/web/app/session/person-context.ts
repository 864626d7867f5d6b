import type { UserData } from "@comptoir/contract";
import { createContext } from "react-router";
import type { PageHalf } from "./page-half.ts";

/** Who is signed in while a request is answered, with the page's half of their session. */
export type SignedIn = { readonly user: UserData; readonly half: PageHalf };

/** Who the request that is being answered comes from, as the API says; null for guests. Set by `askPerson`. */
export const personContext = createContext<SignedIn | null>(null);

/**
 * Whether it could not be asked who the request comes from. Then it is answered as a guest's, the session stays, and what is
 * one person's own says to come back.
 */
export const personUnknownContext = createContext(false);

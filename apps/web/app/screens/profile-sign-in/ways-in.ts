import type { SocialProvider } from "@comptoir/contract";
import type { WaysInAnswer } from "./change-ways-in.ts";

/** What the page shows of how one signs in, and what one of its forms came back with. */
export type WaysIn = {
  /** Days are written `2026-11-20`. */
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdOn: string;
    readonly lastUsedOn: string | null;
  }[];
  readonly hasPassword: boolean;
  readonly providers: readonly { readonly type: SocialProvider; readonly isLinked: boolean }[];
  /** Why one has come back from a provider's page without it being linked. */
  readonly reason: string | null;
  readonly answer: WaysInAnswer | undefined;
};

import type { PasskeyData, SocialProvider } from "@comptoir/contract";
import type { WaysInAnswer } from "./change-ways-in.ts";

/** What the page shows of how one signs in, and what one of its forms came back with. */
export type WaysIn = {
  readonly passkeys: readonly PasskeyData[];
  readonly hasPassword: boolean;
  readonly providers: readonly { readonly type: SocialProvider; readonly isLinked: boolean }[];
  /** Why one has come back from a provider's page without it being linked. */
  readonly reason: string | null;
  readonly answer: WaysInAnswer | undefined;
};

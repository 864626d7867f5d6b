import { NO_PLATFORM_FEE, type PlatformFee, parsePlatformFee } from "@comptoir/ordering";

/** Parses the setting of the operator's fee; no fee if it is absent. Null if it cannot be read. operations#stripe-fee. */
export function readFeeSetting(text: string | null): PlatformFee | null {
  return text === null ? NO_PLATFORM_FEE : parsePlatformFee(text);
}

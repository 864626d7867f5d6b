import { formatPercent } from "@comptoir/messages";
import { formatRate, parseRate } from "@comptoir/ordering";

/** A rate such as `"0.09975"` as people write it: `9.975%`. The point moves two places; nothing is rounded. */
export function percentOfRate(rate: string): string {
  const parsed = parseRate(rate);
  if (parsed === null) return rate;
  const { digits, scale } = parsed;
  const moved = scale >= 2 ? { digits, scale: scale - 2 } : { digits: digits * 10 ** (2 - scale), scale: 0 };
  return formatPercent(formatRate(moved));
}

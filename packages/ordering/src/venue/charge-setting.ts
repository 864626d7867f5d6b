import type { Cents } from "../money/cents.ts";
import type { Rate } from "../money/rate.ts";

/** A service, delivery or discount setting: `"18%"` or `"18"` is a percentage, `"5.00$"` dollars. The bill, Numbers. */
export type ChargeSetting =
  | { readonly type: "percentage"; readonly percentage: Rate }
  | { readonly type: "dollar"; readonly amountCents: Cents };

import type { PointsSpending } from "../costs/points.ts";
import { parseCents } from "../money/cents.ts";
import { parseRate, type Rate } from "../money/rate.ts";
import type { Locale, LocalizationData } from "../venue/locale.ts";
import { localizedDataText } from "../venue/localized-text.ts";

/** The loyalty programme in a venue file. people#loyalty-program. */
type LoyaltyData = {
  readonly name?: string | null;
  readonly localization?: LocalizationData | null;
  /** Points per dollar, as decimal text. */
  readonly points_per_dollar?: string | null;
  readonly spending: PointsSpending | null;
};

/** A venue's loyalty programme; `spending` is null if points can only be collected. */
export type LoyaltyProgram = {
  readonly name: string | null;
  readonly pointsPerDollar: Rate;
  readonly spending: PointsSpending | null;
};

/**
 * Parses a venue's programme in a language. Null if `loyalty_program` is off, or if no points can be earned.
 * people#loyalty-program.
 */
export function loyaltyProgram(
  restaurant: { readonly loyalty_program?: boolean | null },
  kept: Readonly<Record<string, unknown>> | null | undefined,
  locale: Locale,
): LoyaltyProgram | null {
  if (!restaurant.loyalty_program || !kept) return null;
  const loyalty = readLoyalty(kept);
  const pointsPerDollar = parseRate(loyalty.points_per_dollar ?? "1");
  if (pointsPerDollar === null || pointsPerDollar.digits === 0) return null;
  const { name = null, localization = null } = loyalty;
  return {
    name: localizedDataText({ name, localization }, "name", locale),
    pointsPerDollar,
    spending: loyalty.spending,
  };
}

/** Parses the programme's fields; a field of the wrong type counts as missing. */
function readLoyalty({
  name,
  localization,
  points_per_dollar: points,
  points_value: value,
  points_minimum: minimum,
}: Readonly<Record<string, unknown>>): LoyaltyData {
  return {
    name: typeof name === "string" ? name : null,
    localization: typeof localization === "object" ? (localization as LocalizationData | null) : null,
    points_per_dollar: typeof points === "number" || typeof points === "string" ? String(points) : null,
    spending: readSpending(value, minimum),
  };
}

/** Parses the terms for spending points. `minimum` defaults to one step. people#points-spent. */
function readSpending(value: unknown, minimum: unknown): PointsSpending | null {
  if (typeof value !== "object" || value === null) return null;
  const { points, value: amount } = value as Readonly<Record<string, unknown>>;
  const stepCents = typeof amount === "string" ? parseCents(amount) : null;
  if (!isWholeAbove0(points) || stepCents === null || stepCents <= 0) return null;
  return { stepPoints: points, stepCents, minimumPoints: isWholeAbove0(minimum) ? minimum : points };
}

function isWholeAbove0(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}

import type { CheckoutSetup } from "../form/checkout-setup.ts";
import { keptText, type StepProps } from "../form/checkout-step.ts";

/** The diner's input about the destination. Only the fields that the destination needs are sent. */
export type Where = {
  /** Whether the diner has pressed the way to a table, which asks for its number. */
  readonly isAtTable: boolean;
  readonly tableNum: string;
  readonly location: string;
  readonly area: string;
  readonly address: string;
  /** The chosen suggestion, with the geocoder's place id; null if the address was only typed. */
  readonly place: { readonly id: string; readonly address: string } | null;
  readonly courierNotes: string;
};

/** The props that a field of the destination needs. The menu shows these fields, too. */
export type WhereFieldProps = Pick<StepProps<Where>, "part" | "change" | "errors">;

export function freshWhere({
  remembered: { tableNum, address },
}: {
  readonly remembered: Pick<CheckoutSetup["remembered"], "tableNum" | "address">;
}): Where {
  return { isAtTable: false, tableNum, location: "", area: "", address, place: null, courierNotes: "" };
}

/**
 * Restores the input from the tab's storage. The link's table overrides a stored number, since the diner sits there
 * now.
 */
export function restoreWhere(kept: Readonly<Record<string, unknown>>, fresh: Where): Where {
  return {
    isAtTable: kept.isAtTable === true,
    tableNum: fresh.tableNum || keptText(kept.tableNum, ""),
    location: keptText(kept.location, fresh.location),
    area: keptText(kept.area, fresh.area),
    address: keptText(kept.address, fresh.address),
    // A stored place id may be outdated, so the street address is looked up again.
    place: null,
    courierNotes: keptText(kept.courierNotes, fresh.courierNotes),
  };
}

import { MAX_OPTION_DEPTH, type OptionGroupData, type OptionValueData } from "@comptoir/ordering";
import { z } from "zod";
import { addFault, addWarning, type Reading } from "../reading/findings.ts";
import { idOf, reference } from "../reading/id-readers.ts";
import { type JsonPath, pathTo } from "../reading/json-path.ts";
import { noEffect } from "../reading/no-effect.ts";
import { amount, flag, wholeNumber } from "../reading/number-readers.ts";
import { list, made, object, type Schema } from "../reading/schema-types.ts";
import { oneOf, plain } from "../reading/text-readers.ts";
import { publishedWithin } from "../reading/time-readers.ts";
import { localization, name, words } from "../reading/word-readers.ts";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { checkPriced, count, order, pricedFields } from "./priced-fields.ts";

/**
 * Parses the option groups of a dish or a value, with all nested groups. Rejects groups nested deeper than the
 * ordering rules allow. Does so before parsing them, so that no file exhausts the stack. venue#file-options,
 * ordering#nested-options.
 */
export const optionGroups = (): Schema<OptionGroupData[]> =>
  list(
    z.lazy(() => optionGroup),
    undefined,
    isTooDeep,
  );

function isTooDeep(path: JsonPath, reading: Reading): boolean {
  const exceeds = depthOf(path) > MAX_OPTION_DEPTH;
  if (exceeds) addFault(reading, path, WRONG.optionsTooDeep(MAX_OPTION_DEPTH));
  return exceeds;
}

/** Returns the nesting depth of option groups at a path. */
function depthOf(path: JsonPath): number {
  let depth = 0;
  for (let step = path; step !== null; step = step.parent) depth += Number(step.key === "options");
  return depth;
}

/** An option value. menu#option-value. */
export const optionValue: Schema<OptionValueData> = object<OptionValueData>(
  {
    ...pricedFields("option value"),
    price: amount.nullish(),
    roll_up: flag.nullish(),
    default_selection: flag.nullish(),
    quantity: count,
    product_id: noEffect(reference).nullish(),
    option_group_id: noEffect(reference).nullish(),
    sub_option_group_id: noEffect(reference).nullish(),
    checked: noEffect(flag).nullish(),
    options: optionGroups().nullish(),
  },
  checkValue,
);

/** An option group. menu#option-group. */
export const optionGroup: Schema<OptionGroupData> = object<OptionGroupData>(
  {
    id: made(idOf("option group"), () => ""),
    name: made(name, () => ""),
    internal_name: words(300).nullish(),
    description: words().nullish(),
    localization: localization(["name", "description"]).nullish(),
    sku: noEffect(plain(EXPECTED.sku)).nullish(),
    type: oneOf(["addons", "pricing"]).nullish(),
    required: flag.nullish(),
    allow_multiple_selection: flag.nullish(),
    custom_quantities: flag.nullish(),
    limit: wholeNumber(1, 1_000_000).nullish(),
    order,
    published_at: publishedWithin,
    values: list(optionValue).nullish(),
  },
  checkGroup,
);

function checkValue(data: OptionValueData, path: JsonPath, reading: Reading): void {
  checkPriced(data, path, reading);
  if (data.default_selection && data.alcoholic_beverage) {
    addWarning(reading, pathTo(path, "default_selection"), WARNING.alcoholPreselected);
  }
}

/** Warns of a group that no diner can satisfy: required without values, or with too many defaults. */
function checkGroup(data: OptionGroupData, path: JsonPath, reading: Reading): void {
  const values = (data.values ?? []).filter((value) => value.published_at !== null && !value.unavailable);
  if ((data.required || data.type === "pricing") && values.length === 0) {
    addWarning(reading, pathTo(path, "values"), WARNING.requiredWithoutValues);
  }
  const defaults = values.filter((value) => value.default_selection).length;
  const limit = data.limit ?? (data.allow_multiple_selection ? defaults : 1);
  if (defaults > limit) addWarning(reading, pathTo(path, "values"), WARNING.defaultsBeyondLimit(defaults, limit));
}

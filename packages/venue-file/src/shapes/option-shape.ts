import { MAX_OPTION_DEPTH, type OptionGroupData, type OptionValueData } from "@comptoir/ordering";
import { amount } from "../reading/decimal-readers.ts";
import { addFault, addWarning, type Reading } from "../reading/findings.ts";
import { idOf, reference } from "../reading/id-readers.ts";
import { type JsonPath, pathTo } from "../reading/json-path.ts";
import { list } from "../reading/list-reader.ts";
import { localization } from "../reading/localization-reader.ts";
import { noEffect } from "../reading/no-effect.ts";
import { flag, wholeNumber } from "../reading/number-readers.ts";
import { object } from "../reading/object-reader.ts";
import { named, optional, type Reader } from "../reading/reader.ts";
import { oneOf, plain } from "../reading/text-readers.ts";
import { publishedAt } from "../reading/time-readers.ts";
import { name, words } from "../reading/word-readers.ts";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { checkPriced, count, order, pricedFields } from "./priced-fields.ts";

/**
 * Reads the option groups of a dish or of a value, and all that is nested in them. Groups deeper than the ordering rules
 * walk are refused before they are looked into, so that no file exhausts the stack. venue#file-options,
 * ordering#nested-options.
 */
export const optionGroups: Reader<OptionGroupData[]> = {
  expected: EXPECTED.list,
  schema: { type: "array", items: { $ref: "#/$defs/option_group" } },
  read: (value, path, reading) => {
    if (reading.optionDepth >= MAX_OPTION_DEPTH && !(Array.isArray(value) && value.length === 0)) {
      addFault(reading, path, WRONG.optionsTooDeep(MAX_OPTION_DEPTH));
      return [];
    }
    reading.optionDepth += 1;
    const groups = groupList().read(value, path, reading);
    reading.optionDepth -= 1;
    return groups;
  },
};

/** An option value. menu#option-value. */
export const optionValue: Reader<OptionValueData> = object<OptionValueData>(
  {
    ...pricedFields("option value"),
    price: optional(amount),
    roll_up: optional(flag),
    default_selection: optional(flag),
    quantity: count,
    product_id: optional(noEffect(reference)),
    option_group_id: optional(noEffect(reference)),
    sub_option_group_id: optional(noEffect(reference)),
    checked: optional(noEffect(flag)),
    options: optional(optionGroups),
  },
  checkValue,
);

/** An option group. menu#option-group. */
export const optionGroup: Reader<OptionGroupData> = object<OptionGroupData>(
  {
    id: { ...optional(idOf("option group")), absent: () => "" },
    name: { ...optional(name), absent: () => "" },
    internal_name: optional(words(300)),
    description: optional(words()),
    localization: optional(localization(["name", "description"])),
    sku: optional(noEffect(plain("a stock keeping unit"))),
    type: optional(oneOf(["addons", "pricing"])),
    required: optional(flag),
    allow_multiple_selection: optional(flag),
    custom_quantities: optional(flag),
    limit: optional(wholeNumber(1, 1_000_000)),
    order,
    published_at: { ...publishedAt, absent: undefined },
    values: optional(list(named("option_value", optionValue))),
  },
  checkGroup,
);

/** The groups' list is made on first use: groups and values hold each other. */
function groupList(): Reader<OptionGroupData[]> {
  cachedGroupList ??= list(optionGroup);
  return cachedGroupList;
}
let cachedGroupList: Reader<OptionGroupData[]> | undefined;

function checkValue(data: OptionValueData, path: JsonPath, reading: Reading): void {
  checkPriced(data, path, reading);
  if (data.default_selection && data.alcoholic_beverage) {
    addWarning(reading, pathTo(path, "default_selection"), WARNING.alcoholPreselected);
  }
}

/** Notes rules of a group that no diner can keep. */
function checkGroup(data: OptionGroupData, path: JsonPath, reading: Reading): void {
  const values = (data.values ?? []).filter((value) => value.published_at !== null && !value.unavailable);
  if ((data.required || data.type === "pricing") && values.length === 0) {
    addWarning(reading, pathTo(path, "values"), WARNING.requiredWithoutValues);
  }
  const defaults = values.filter((value) => value.default_selection).length;
  const limit = data.limit ?? (data.allow_multiple_selection ? defaults : 1);
  if (defaults > limit) addWarning(reading, pathTo(path, "values"), WARNING.defaultsBeyondLimit(defaults, limit));
}

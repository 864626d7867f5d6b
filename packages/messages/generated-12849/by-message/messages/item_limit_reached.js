/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ optionGroupLimit: NonNullable<unknown> }} Item_Limit_ReachedInputs */

const en_ca2_item_limit_reached = /** @type {(inputs: Item_Limit_ReachedInputs) => LocalizedString} */ (i) => {const optionGroupLimitPlural = registry.plural("en-CA", i?.optionGroupLimit, {});
	if (optionGroupLimitPlural === "one") return /** @type {LocalizedString} */ (`You can only have 1 selection`);
	if (optionGroupLimitPlural === "other") return /** @type {LocalizedString} */ (`You can only have ${i?.optionGroupLimit} selections`);
	return /** @type {LocalizedString} */ ("item_limit_reached");
};

const fr_ca2_item_limit_reached = /** @type {(inputs: Item_Limit_ReachedInputs) => LocalizedString} */ (i) => {const optionGroupLimitPlural = registry.plural("fr-CA", i?.optionGroupLimit, {});
	if (optionGroupLimitPlural === "one") return /** @type {LocalizedString} */ (`Vous ne pouvez faire que ${i?.optionGroupLimit} choix`);
	if (optionGroupLimitPlural === "other") return /** @type {LocalizedString} */ (`Vous ne pouvez faire que ${i?.optionGroupLimit} choix`);
	return /** @type {LocalizedString} */ ("item_limit_reached");
};

/**
* | optionGroupLimitPlural | output |
* | --- | --- |
* | "one" | "You can only have 1 selection" |
* | "other" | "You can only have {optionGroupLimit} selections" |
*
* @param {Item_Limit_ReachedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_limit_reached = /** @type {((inputs: Item_Limit_ReachedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Limit_ReachedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_limit_reached(inputs)
	return en_ca2_item_limit_reached(inputs)
});
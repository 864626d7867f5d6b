/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Choose_At_Least_OneInputs */

const en_ca2_item_choose_at_least_one = /** @type {(inputs: Item_Choose_At_Least_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose at least one`)
};

const fr_ca2_item_choose_at_least_one = /** @type {(inputs: Item_Choose_At_Least_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Au moins un choix`)
};

/**
* | output |
* | --- |
* | "Choose at least one" |
*
* @param {Item_Choose_At_Least_OneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_choose_at_least_one = /** @type {((inputs?: Item_Choose_At_Least_OneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Choose_At_Least_OneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_choose_at_least_one(inputs)
	return en_ca2_item_choose_at_least_one(inputs)
});
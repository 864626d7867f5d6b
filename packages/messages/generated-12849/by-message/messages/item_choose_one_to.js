/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ limit: NonNullable<unknown> }} Item_Choose_One_ToInputs */

const en_ca2_item_choose_one_to = /** @type {(inputs: Item_Choose_One_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Choose from 1 to ${i?.limit}`)
};

const fr_ca2_item_choose_one_to = /** @type {(inputs: Item_Choose_One_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`De 1 à ${i?.limit} choix`)
};

/**
* | output |
* | --- |
* | "Choose from 1 to {limit}" |
*
* @param {Item_Choose_One_ToInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_choose_one_to = /** @type {((inputs: Item_Choose_One_ToInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Choose_One_ToInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_choose_one_to(inputs)
	return en_ca2_item_choose_one_to(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ price: NonNullable<unknown> }} Item_In_AllInputs */

const en_ca2_item_in_all = /** @type {(inputs: Item_In_AllInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.price} in all`)
};

const fr_ca2_item_in_all = /** @type {(inputs: Item_In_AllInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.price} en tout`)
};

/**
* | output |
* | --- |
* | "{price} in all" |
*
* @param {Item_In_AllInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_in_all = /** @type {((inputs: Item_In_AllInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_In_AllInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_in_all(inputs)
	return en_ca2_item_in_all(inputs)
});
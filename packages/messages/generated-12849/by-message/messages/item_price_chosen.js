/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ price: NonNullable<unknown> }} Item_Price_ChosenInputs */

const en_ca2_item_price_chosen = /** @type {(inputs: Item_Price_ChosenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.price} as chosen`)
};

const fr_ca2_item_price_chosen = /** @type {(inputs: Item_Price_ChosenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.price} avec vos choix`)
};

/**
* | output |
* | --- |
* | "{price} as chosen" |
*
* @param {Item_Price_ChosenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_price_chosen = /** @type {((inputs: Item_Price_ChosenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Price_ChosenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_price_chosen(inputs)
	return en_ca2_item_price_chosen(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ end: NonNullable<unknown> }} Bill_Gift_CardInputs */

const en_ca2_bill_gift_card = /** @type {(inputs: Bill_Gift_CardInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Gift card ending in ${i?.end}`)
};

const fr_ca2_bill_gift_card = /** @type {(inputs: Bill_Gift_CardInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Carte-cadeau se terminant par ${i?.end}`)
};

/**
* | output |
* | --- |
* | "Gift card ending in {end}" |
*
* @param {Bill_Gift_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_gift_card = /** @type {((inputs: Bill_Gift_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_Gift_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_gift_card(inputs)
	return en_ca2_bill_gift_card(inputs)
});
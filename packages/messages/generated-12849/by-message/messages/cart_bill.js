/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_BillInputs */

const en_ca2_cart_bill = /** @type {(inputs: Cart_BillInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The bill`)
};

const fr_ca2_cart_bill = /** @type {(inputs: Cart_BillInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’addition`)
};

/**
* | output |
* | --- |
* | "The bill" |
*
* @param {Cart_BillInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_bill = /** @type {((inputs?: Cart_BillInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_BillInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_bill(inputs)
	return en_ca2_cart_bill(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Code_ApplyInputs */

const en_ca2_cart_code_apply = /** @type {(inputs: Cart_Code_ApplyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apply`)
};

const fr_ca2_cart_code_apply = /** @type {(inputs: Cart_Code_ApplyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Appliquer`)
};

/**
* | output |
* | --- |
* | "Apply" |
*
* @param {Cart_Code_ApplyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_code_apply = /** @type {((inputs?: Cart_Code_ApplyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Code_ApplyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_code_apply(inputs)
	return en_ca2_cart_code_apply(inputs)
});
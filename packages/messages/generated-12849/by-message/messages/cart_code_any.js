/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Code_AnyInputs */

const en_ca2_cart_code_any = /** @type {(inputs: Cart_Code_AnyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code or number`)
};

const fr_ca2_cart_code_any = /** @type {(inputs: Cart_Code_AnyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code ou numéro`)
};

/**
* | output |
* | --- |
* | "Code or number" |
*
* @param {Cart_Code_AnyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_code_any = /** @type {((inputs?: Cart_Code_AnyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Code_AnyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_code_any(inputs)
	return en_ca2_cart_code_any(inputs)
});
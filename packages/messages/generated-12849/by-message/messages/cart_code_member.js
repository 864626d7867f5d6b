/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Code_MemberInputs */

const en_ca2_cart_code_member = /** @type {(inputs: Cart_Code_MemberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Member number`)
};

const fr_ca2_cart_code_member = /** @type {(inputs: Cart_Code_MemberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Numéro de membre`)
};

/**
* | output |
* | --- |
* | "Member number" |
*
* @param {Cart_Code_MemberInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_code_member = /** @type {((inputs?: Cart_Code_MemberInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Code_MemberInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_code_member(inputs)
	return en_ca2_cart_code_member(inputs)
});
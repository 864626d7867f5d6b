/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Member_UnknownInputs */

const en_ca2_cart_member_unknown = /** @type {(inputs: Cart_Member_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t recognize this member number. Check it, or order without it.`)
};

const fr_ca2_cart_member_unknown = /** @type {(inputs: Cart_Member_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce numéro de membre nous est inconnu. Vérifiez-le, ou commandez sans lui.`)
};

/**
* | output |
* | --- |
* | "We don’t recognize this member number. Check it, or order without it." |
*
* @param {Cart_Member_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_member_unknown = /** @type {((inputs?: Cart_Member_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Member_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_member_unknown(inputs)
	return en_ca2_cart_member_unknown(inputs)
});
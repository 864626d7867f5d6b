/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Member_AppliedInputs */

const en_ca2_cart_member_applied = /** @type {(inputs: Cart_Member_AppliedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No member price applies to this order`)
};

const fr_ca2_cart_member_applied = /** @type {(inputs: Cart_Member_AppliedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun prix membre ne s’applique à cette commande`)
};

/**
* | output |
* | --- |
* | "No member price applies to this order" |
*
* @param {Cart_Member_AppliedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_member_applied = /** @type {((inputs?: Cart_Member_AppliedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Member_AppliedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_member_applied(inputs)
	return en_ca2_cart_member_applied(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Member_PromoInputs */

const en_ca2_refusal_member_promo = /** @type {(inputs: Refusal_Member_PromoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This price is for members. Please check your member number.`)
};

const fr_ca2_refusal_member_promo = /** @type {(inputs: Refusal_Member_PromoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce prix est réservé aux membres. Vérifiez votre numéro de membre.`)
};

/**
* | output |
* | --- |
* | "This price is for members. Please check your member number." |
*
* @param {Refusal_Member_PromoInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_member_promo = /** @type {((inputs?: Refusal_Member_PromoInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Member_PromoInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_member_promo(inputs)
	return en_ca2_refusal_member_promo(inputs)
});
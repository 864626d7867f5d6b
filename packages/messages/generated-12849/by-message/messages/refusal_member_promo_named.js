/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Refusal_Member_Promo_NamedInputs */

const en_ca2_refusal_member_promo_named = /** @type {(inputs: Refusal_Member_Promo_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is for members only.`)
};

const fr_ca2_refusal_member_promo_named = /** @type {(inputs: Refusal_Member_Promo_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : réservé aux membres.`)
};

/**
* | output |
* | --- |
* | "{name} is for members only." |
*
* @param {Refusal_Member_Promo_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_member_promo_named = /** @type {((inputs: Refusal_Member_Promo_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Member_Promo_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_member_promo_named(inputs)
	return en_ca2_refusal_member_promo_named(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Notice_OverInputs */

const en_ca2_refusal_notice_over = /** @type {(inputs: Refusal_Notice_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Part of your cart can no longer be ordered for this event.`)
};

const fr_ca2_refusal_notice_over = /** @type {(inputs: Refusal_Notice_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une partie de votre panier ne peut plus être commandée pour cet événement.`)
};

/**
* | output |
* | --- |
* | "Part of your cart can no longer be ordered for this event." |
*
* @param {Refusal_Notice_OverInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_notice_over = /** @type {((inputs?: Refusal_Notice_OverInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Notice_OverInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_notice_over(inputs)
	return en_ca2_refusal_notice_over(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notice_WhyInputs */

const en_ca2_notice_why = /** @type {(inputs: Notice_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re getting this email because its address was given with the order.`)
};

const fr_ca2_notice_why = /** @type {(inputs: Notice_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous recevez ce courriel parce que cette adresse a été donnée avec la commande.`)
};

/**
* | output |
* | --- |
* | "You’re getting this email because its address was given with the order." |
*
* @param {Notice_WhyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_why = /** @type {((inputs?: Notice_WhyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_WhyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_why(inputs)
	return en_ca2_notice_why(inputs)
});
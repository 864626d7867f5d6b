/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Suite_Link_ExpiredInputs */

const en_ca2_refusal_suite_link_expired = /** @type {(inputs: Refusal_Suite_Link_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link has expired. Please ask your venue for a new one.`)
};

const fr_ca2_refusal_suite_link_expired = /** @type {(inputs: Refusal_Suite_Link_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce lien est expiré. Demandez-en un nouveau à l’établissement, s’il vous plaît.`)
};

/**
* | output |
* | --- |
* | "This link has expired. Please ask your venue for a new one." |
*
* @param {Refusal_Suite_Link_ExpiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_suite_link_expired = /** @type {((inputs?: Refusal_Suite_Link_ExpiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Suite_Link_ExpiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_suite_link_expired(inputs)
	return en_ca2_refusal_suite_link_expired(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Suite_Link_InvalidInputs */

const en_ca2_refusal_suite_link_invalid = /** @type {(inputs: Refusal_Suite_Link_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link can’t be opened. Please open the link of your invitation as it came.`)
};

const fr_ca2_refusal_suite_link_invalid = /** @type {(inputs: Refusal_Suite_Link_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce lien ne s’ouvre pas. Ouvrez le lien de votre invitation tel que vous l’avez reçu, s’il vous plaît.`)
};

/**
* | output |
* | --- |
* | "This link can’t be opened. Please open the link of your invitation as it came." |
*
* @param {Refusal_Suite_Link_InvalidInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_suite_link_invalid = /** @type {((inputs?: Refusal_Suite_Link_InvalidInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Suite_Link_InvalidInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_suite_link_invalid(inputs)
	return en_ca2_refusal_suite_link_invalid(inputs)
});
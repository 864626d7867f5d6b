/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Support_TextInputs */

const en_ca2_profile_support_text = /** @type {(inputs: Profile_Support_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Questions about an order? The restaurant knows best. Each order’s page has its phone and email, if the restaurant shares them.`)
};

const fr_ca2_profile_support_text = /** @type {(inputs: Profile_Support_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une question sur une commande? Le restaurant est le mieux placé pour répondre. La page de chaque commande donne son téléphone et son courriel, s’il les a fournis.`)
};

/**
* | output |
* | --- |
* | "Questions about an order? The restaurant knows best. Each order’s page has its phone and email, if the restaurant shares them." |
*
* @param {Profile_Support_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_support_text = /** @type {((inputs?: Profile_Support_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Support_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_support_text(inputs)
	return en_ca2_profile_support_text(inputs)
});
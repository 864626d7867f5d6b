/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Changes_TextInputs */

const en_ca2_studio_changes_text = /** @type {(inputs: Studio_Changes_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What publishing would change for guests.`)
};

const fr_ca2_studio_changes_text = /** @type {(inputs: Studio_Changes_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce que la publication changerait pour les clients.`)
};

/**
* | output |
* | --- |
* | "What publishing would change for guests." |
*
* @param {Studio_Changes_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_changes_text = /** @type {((inputs?: Studio_Changes_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Changes_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_changes_text(inputs)
	return en_ca2_studio_changes_text(inputs)
});
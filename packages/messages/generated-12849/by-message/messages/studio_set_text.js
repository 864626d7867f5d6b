/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_TextInputs */

const en_ca2_studio_set_text = /** @type {(inputs: Studio_Set_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Guests see nothing of a change until you publish it.`)
};

const fr_ca2_studio_set_text = /** @type {(inputs: Studio_Set_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les clients ne voient rien d’un changement avant sa publication.`)
};

/**
* | output |
* | --- |
* | "Guests see nothing of a change until you publish it." |
*
* @param {Studio_Set_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_text = /** @type {((inputs?: Studio_Set_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_text(inputs)
	return en_ca2_studio_set_text(inputs)
});
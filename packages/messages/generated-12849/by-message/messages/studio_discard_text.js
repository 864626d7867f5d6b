/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Discard_TextInputs */

const en_ca2_studio_discard_text = /** @type {(inputs: Studio_Discard_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The draft becomes what is published. This cannot be undone.`)
};

const fr_ca2_studio_discard_text = /** @type {(inputs: Studio_Discard_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le brouillon redevient ce qui est publié. Cette action est définitive.`)
};

/**
* | output |
* | --- |
* | "The draft becomes what is published. This cannot be undone." |
*
* @param {Studio_Discard_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_discard_text = /** @type {((inputs?: Studio_Discard_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Discard_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_discard_text(inputs)
	return en_ca2_studio_discard_text(inputs)
});
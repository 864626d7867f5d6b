/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cantine_None_TextInputs */

const en_ca2_cantine_none_text = /** @type {(inputs: Cantine_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please use the link or the code of your location.`)
};

const fr_ca2_cantine_none_text = /** @type {(inputs: Cantine_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Utilisez le lien ou le code de votre endroit.`)
};

/**
* | output |
* | --- |
* | "Please use the link or the code of your location." |
*
* @param {Cantine_None_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cantine_none_text = /** @type {((inputs?: Cantine_None_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cantine_None_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cantine_none_text(inputs)
	return en_ca2_cantine_none_text(inputs)
});
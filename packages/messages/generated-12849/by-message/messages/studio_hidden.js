/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_HiddenInputs */

const en_ca2_studio_hidden = /** @type {(inputs: Studio_HiddenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not published`)
};

const fr_ca2_studio_hidden = /** @type {(inputs: Studio_HiddenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Non publié`)
};

/**
* | output |
* | --- |
* | "Not published" |
*
* @param {Studio_HiddenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_hidden = /** @type {((inputs?: Studio_HiddenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_HiddenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_hidden(inputs)
	return en_ca2_studio_hidden(inputs)
});
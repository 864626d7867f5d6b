/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Preview_BackInputs */

const en_ca2_studio_preview_back = /** @type {(inputs: Studio_Preview_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the changes`)
};

const fr_ca2_studio_preview_back = /** @type {(inputs: Studio_Preview_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retour aux modifications`)
};

/**
* | output |
* | --- |
* | "Back to the changes" |
*
* @param {Studio_Preview_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_preview_back = /** @type {((inputs?: Studio_Preview_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Preview_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_preview_back(inputs)
	return en_ca2_studio_preview_back(inputs)
});
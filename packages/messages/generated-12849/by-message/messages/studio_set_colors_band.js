/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Colors_BandInputs */

const en_ca2_studio_set_colors_band = /** @type {(inputs: Studio_Set_Colors_BandInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Head of the page`)
};

const fr_ca2_studio_set_colors_band = /** @type {(inputs: Studio_Set_Colors_BandInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tête de la page`)
};

/**
* | output |
* | --- |
* | "Head of the page" |
*
* @param {Studio_Set_Colors_BandInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_colors_band = /** @type {((inputs?: Studio_Set_Colors_BandInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Colors_BandInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_colors_band(inputs)
	return en_ca2_studio_set_colors_band(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Look_FontsInputs */

const en_ca2_studio_set_look_fonts = /** @type {(inputs: Studio_Set_Look_FontsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Typeface of names`)
};

const fr_ca2_studio_set_look_fonts = /** @type {(inputs: Studio_Set_Look_FontsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Police des noms`)
};

/**
* | output |
* | --- |
* | "Typeface of names" |
*
* @param {Studio_Set_Look_FontsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_look_fonts = /** @type {((inputs?: Studio_Set_Look_FontsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Look_FontsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_look_fonts(inputs)
	return en_ca2_studio_set_look_fonts(inputs)
});
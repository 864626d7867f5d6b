/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ ratio: NonNullable<unknown> }} Studio_Set_Contrast_GoodInputs */

const en_ca2_studio_set_contrast_good = /** @type {(inputs: Studio_Set_Contrast_GoodInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Text on this colour is easy to read (${i?.ratio} to 1).`)
};

const fr_ca2_studio_set_contrast_good = /** @type {(inputs: Studio_Set_Contrast_GoodInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le texte sur cette couleur se lit bien (${i?.ratio} pour 1).`)
};

/**
* | output |
* | --- |
* | "Text on this colour is easy to read ({ratio} to 1)." |
*
* @param {Studio_Set_Contrast_GoodInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_contrast_good = /** @type {((inputs: Studio_Set_Contrast_GoodInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Contrast_GoodInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_contrast_good(inputs)
	return en_ca2_studio_set_contrast_good(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ ratio: NonNullable<unknown> }} Studio_Set_Contrast_PoorInputs */

const en_ca2_studio_set_contrast_poor = /** @type {(inputs: Studio_Set_Contrast_PoorInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Text in this colour on white is hard to read (${i?.ratio} to 1), so pages show it darker.`)
};

const fr_ca2_studio_set_contrast_poor = /** @type {(inputs: Studio_Set_Contrast_PoorInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le texte de cette couleur sur du blanc se lit mal (${i?.ratio} pour 1) ; les pages l’affichent plus foncé.`)
};

/**
* | output |
* | --- |
* | "Text in this colour on white is hard to read ({ratio} to 1), so pages show it darker." |
*
* @param {Studio_Set_Contrast_PoorInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_contrast_poor = /** @type {((inputs: Studio_Set_Contrast_PoorInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Contrast_PoorInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_contrast_poor(inputs)
	return en_ca2_studio_set_contrast_poor(inputs)
});
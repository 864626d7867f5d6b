/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Questions_LocalizationInputs */

const en_ca2_studio_set_questions_localization = /** @type {(inputs: Studio_Set_Questions_LocalizationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Translation`)
};

const fr_ca2_studio_set_questions_localization = /** @type {(inputs: Studio_Set_Questions_LocalizationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Traduction`)
};

/**
* | output |
* | --- |
* | "Translation" |
*
* @param {Studio_Set_Questions_LocalizationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_questions_localization = /** @type {((inputs?: Studio_Set_Questions_LocalizationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Questions_LocalizationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_questions_localization(inputs)
	return en_ca2_studio_set_questions_localization(inputs)
});
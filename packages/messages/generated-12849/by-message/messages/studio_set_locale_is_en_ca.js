/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Locale_Is_En_CaInputs */

const en_ca2_studio_set_locale_is_en_ca = /** @type {(inputs: Studio_Set_Locale_Is_En_CaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`English`)
};

const fr_ca2_studio_set_locale_is_en_ca = /** @type {(inputs: Studio_Set_Locale_Is_En_CaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anglais`)
};

/**
* | output |
* | --- |
* | "English" |
*
* @param {Studio_Set_Locale_Is_En_CaInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_locale_is_en_ca = /** @type {((inputs?: Studio_Set_Locale_Is_En_CaInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Locale_Is_En_CaInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_locale_is_en_ca(inputs)
	return en_ca2_studio_set_locale_is_en_ca(inputs)
});
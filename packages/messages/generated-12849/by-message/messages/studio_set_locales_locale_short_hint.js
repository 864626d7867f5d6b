/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Locales_Locale_Short_HintInputs */

const en_ca2_studio_set_locales_locale_short_hint = /** @type {(inputs: Studio_Set_Locales_Locale_Short_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Such as fr.`)
};

const fr_ca2_studio_set_locales_locale_short_hint = /** @type {(inputs: Studio_Set_Locales_Locale_Short_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comme fr.`)
};

/**
* | output |
* | --- |
* | "Such as fr." |
*
* @param {Studio_Set_Locales_Locale_Short_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_locales_locale_short_hint = /** @type {((inputs?: Studio_Set_Locales_Locale_Short_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Locales_Locale_Short_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_locales_locale_short_hint(inputs)
	return en_ca2_studio_set_locales_locale_short_hint(inputs)
});
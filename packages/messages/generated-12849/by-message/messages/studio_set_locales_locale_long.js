/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Locales_Locale_LongInputs */

const en_ca2_studio_set_locales_locale_long = /** @type {(inputs: Studio_Set_Locales_Locale_LongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Language`)
};

const fr_ca2_studio_set_locales_locale_long = /** @type {(inputs: Studio_Set_Locales_Locale_LongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Langue`)
};

/**
* | output |
* | --- |
* | "Language" |
*
* @param {Studio_Set_Locales_Locale_LongInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_locales_locale_long = /** @type {((inputs?: Studio_Set_Locales_Locale_LongInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Locales_Locale_LongInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_locales_locale_long(inputs)
	return en_ca2_studio_set_locales_locale_long(inputs)
});
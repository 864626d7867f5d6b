/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Locales_Locale_ShortInputs */

const en_ca2_studio_set_locales_locale_short = /** @type {(inputs: Studio_Set_Locales_Locale_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Short name`)
};

const fr_ca2_studio_set_locales_locale_short = /** @type {(inputs: Studio_Set_Locales_Locale_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nom court`)
};

/**
* | output |
* | --- |
* | "Short name" |
*
* @param {Studio_Set_Locales_Locale_ShortInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_locales_locale_short = /** @type {((inputs?: Studio_Set_Locales_Locale_ShortInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Locales_Locale_ShortInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_locales_locale_short(inputs)
	return en_ca2_studio_set_locales_locale_short(inputs)
});
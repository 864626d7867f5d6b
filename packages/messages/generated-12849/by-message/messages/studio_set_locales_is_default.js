/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Locales_Is_DefaultInputs */

const en_ca2_studio_set_locales_is_default = /** @type {(inputs: Studio_Set_Locales_Is_DefaultInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pages open in this language`)
};

const fr_ca2_studio_set_locales_is_default = /** @type {(inputs: Studio_Set_Locales_Is_DefaultInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les pages s’ouvrent dans cette langue`)
};

/**
* | output |
* | --- |
* | "Pages open in this language" |
*
* @param {Studio_Set_Locales_Is_DefaultInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_locales_is_default = /** @type {((inputs?: Studio_Set_Locales_Is_DefaultInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Locales_Is_DefaultInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_locales_is_default(inputs)
	return en_ca2_studio_set_locales_is_default(inputs)
});
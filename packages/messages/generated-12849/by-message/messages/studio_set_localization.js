/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_LocalizationInputs */

const en_ca2_studio_set_localization = /** @type {(inputs: Studio_Set_LocalizationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the other language`)
};

const fr_ca2_studio_set_localization = /** @type {(inputs: Studio_Set_LocalizationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dans l’autre langue`)
};

/**
* | output |
* | --- |
* | "In the other language" |
*
* @param {Studio_Set_LocalizationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_localization = /** @type {((inputs?: Studio_Set_LocalizationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_LocalizationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_localization(inputs)
	return en_ca2_studio_set_localization(inputs)
});
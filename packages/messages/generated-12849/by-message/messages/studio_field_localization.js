/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Field_LocalizationInputs */

const en_ca2_studio_field_localization = /** @type {(inputs: Studio_Field_LocalizationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Words in the other language`)
};

const fr_ca2_studio_field_localization = /** @type {(inputs: Studio_Field_LocalizationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Textes dans l’autre langue`)
};

/**
* | output |
* | --- |
* | "Words in the other language" |
*
* @param {Studio_Field_LocalizationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_field_localization = /** @type {((inputs?: Studio_Field_LocalizationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Field_LocalizationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_field_localization(inputs)
	return en_ca2_studio_field_localization(inputs)
});
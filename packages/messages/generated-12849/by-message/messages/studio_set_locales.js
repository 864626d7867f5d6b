/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_LocalesInputs */

const en_ca2_studio_set_locales = /** @type {(inputs: Studio_Set_LocalesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Languages`)
};

const fr_ca2_studio_set_locales = /** @type {(inputs: Studio_Set_LocalesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Langues`)
};

/**
* | output |
* | --- |
* | "Languages" |
*
* @param {Studio_Set_LocalesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_locales = /** @type {((inputs?: Studio_Set_LocalesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_LocalesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_locales(inputs)
	return en_ca2_studio_set_locales(inputs)
});
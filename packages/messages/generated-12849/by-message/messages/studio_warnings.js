/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_WarningsInputs */

const en_ca2_studio_warnings = /** @type {(inputs: Studio_WarningsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please check`)
};

const fr_ca2_studio_warnings = /** @type {(inputs: Studio_WarningsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À vérifier`)
};

/**
* | output |
* | --- |
* | "Please check" |
*
* @param {Studio_WarningsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_warnings = /** @type {((inputs?: Studio_WarningsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_WarningsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_warnings(inputs)
	return en_ca2_studio_warnings(inputs)
});
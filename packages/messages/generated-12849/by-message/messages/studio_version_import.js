/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Version_ImportInputs */

const en_ca2_studio_version_import = /** @type {(inputs: Studio_Version_ImportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Imported`)
};

const fr_ca2_studio_version_import = /** @type {(inputs: Studio_Version_ImportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Importée`)
};

/**
* | output |
* | --- |
* | "Imported" |
*
* @param {Studio_Version_ImportInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_version_import = /** @type {((inputs?: Studio_Version_ImportInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Version_ImportInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_version_import(inputs)
	return en_ca2_studio_version_import(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ version: NonNullable<unknown>, name: NonNullable<unknown> }} Studio_Version_ReturnInputs */

const en_ca2_studio_version_return = /** @type {(inputs: Studio_Version_ReturnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Went back to version ${i?.version} (${i?.name})`)
};

const fr_ca2_studio_version_return = /** @type {(inputs: Studio_Version_ReturnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Retour à la version ${i?.version} (${i?.name})`)
};

/**
* | output |
* | --- |
* | "Went back to version {version} ({name})" |
*
* @param {Studio_Version_ReturnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_version_return = /** @type {((inputs: Studio_Version_ReturnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Version_ReturnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_version_return(inputs)
	return en_ca2_studio_version_return(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Version_CurrentInputs */

const en_ca2_studio_version_current = /** @type {(inputs: Studio_Version_CurrentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Published now`)
};

const fr_ca2_studio_version_current = /** @type {(inputs: Studio_Version_CurrentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Publiée maintenant`)
};

/**
* | output |
* | --- |
* | "Published now" |
*
* @param {Studio_Version_CurrentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_version_current = /** @type {((inputs?: Studio_Version_CurrentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Version_CurrentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_version_current(inputs)
	return en_ca2_studio_version_current(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Version_ShowInputs */

const en_ca2_studio_version_show = /** @type {(inputs: Studio_Version_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What it changed`)
};

const fr_ca2_studio_version_show = /** @type {(inputs: Studio_Version_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qu’elle a changé`)
};

/**
* | output |
* | --- |
* | "What it changed" |
*
* @param {Studio_Version_ShowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_version_show = /** @type {((inputs?: Studio_Version_ShowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Version_ShowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_version_show(inputs)
	return en_ca2_studio_version_show(inputs)
});
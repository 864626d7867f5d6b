/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Version_FirstInputs */

const en_ca2_studio_version_first = /** @type {(inputs: Studio_Version_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The first version that was kept.`)
};

const fr_ca2_studio_version_first = /** @type {(inputs: Studio_Version_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La première version conservée.`)
};

/**
* | output |
* | --- |
* | "The first version that was kept." |
*
* @param {Studio_Version_FirstInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_version_first = /** @type {((inputs?: Studio_Version_FirstInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Version_FirstInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_version_first(inputs)
	return en_ca2_studio_version_first(inputs)
});
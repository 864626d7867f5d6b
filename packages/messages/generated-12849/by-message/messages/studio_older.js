/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_OlderInputs */

const en_ca2_studio_older = /** @type {(inputs: Studio_OlderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Older versions`)
};

const fr_ca2_studio_older = /** @type {(inputs: Studio_OlderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Versions plus anciennes`)
};

/**
* | output |
* | --- |
* | "Older versions" |
*
* @param {Studio_OlderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_older = /** @type {((inputs?: Studio_OlderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_OlderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_older(inputs)
	return en_ca2_studio_older(inputs)
});
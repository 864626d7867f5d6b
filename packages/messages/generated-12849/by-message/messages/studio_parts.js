/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_PartsInputs */

const en_ca2_studio_parts = /** @type {(inputs: Studio_PartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Parts of the studio`)
};

const fr_ca2_studio_parts = /** @type {(inputs: Studio_PartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Parties du studio`)
};

/**
* | output |
* | --- |
* | "Parts of the studio" |
*
* @param {Studio_PartsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_parts = /** @type {((inputs?: Studio_PartsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_PartsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_parts(inputs)
	return en_ca2_studio_parts(inputs)
});
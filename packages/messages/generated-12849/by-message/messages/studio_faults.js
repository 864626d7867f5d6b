/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_FaultsInputs */

const en_ca2_studio_faults = /** @type {(inputs: Studio_FaultsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To fix before publishing`)
};

const fr_ca2_studio_faults = /** @type {(inputs: Studio_FaultsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À corriger avant de publier`)
};

/**
* | output |
* | --- |
* | "To fix before publishing" |
*
* @param {Studio_FaultsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_faults = /** @type {((inputs?: Studio_FaultsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_FaultsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_faults(inputs)
	return en_ca2_studio_faults(inputs)
});
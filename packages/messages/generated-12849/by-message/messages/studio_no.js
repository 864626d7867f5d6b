/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_NoInputs */

const en_ca2_studio_no = /** @type {(inputs: Studio_NoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`no`)
};

const fr_ca2_studio_no = /** @type {(inputs: Studio_NoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`non`)
};

/**
* | output |
* | --- |
* | "no" |
*
* @param {Studio_NoInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_no = /** @type {((inputs?: Studio_NoInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_NoInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_no(inputs)
	return en_ca2_studio_no(inputs)
});
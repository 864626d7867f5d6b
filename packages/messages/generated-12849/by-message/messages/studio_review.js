/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_ReviewInputs */

const en_ca2_studio_review = /** @type {(inputs: Studio_ReviewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Review and publish`)
};

const fr_ca2_studio_review = /** @type {(inputs: Studio_ReviewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vérifier et publier`)
};

/**
* | output |
* | --- |
* | "Review and publish" |
*
* @param {Studio_ReviewInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_review = /** @type {((inputs?: Studio_ReviewInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_ReviewInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_review(inputs)
	return en_ca2_studio_review(inputs)
});
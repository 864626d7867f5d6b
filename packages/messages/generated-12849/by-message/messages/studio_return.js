/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_ReturnInputs */

const en_ca2_studio_return = /** @type {(inputs: Studio_ReturnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go back to this version`)
};

const fr_ca2_studio_return = /** @type {(inputs: Studio_ReturnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Revenir à cette version`)
};

/**
* | output |
* | --- |
* | "Go back to this version" |
*
* @param {Studio_ReturnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_return = /** @type {((inputs?: Studio_ReturnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_ReturnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_return(inputs)
	return en_ca2_studio_return(inputs)
});
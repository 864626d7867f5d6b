/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_SearchInputs */

const en_ca2_studio_search = /** @type {(inputs: Studio_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Find a dish`)
};

const fr_ca2_studio_search = /** @type {(inputs: Studio_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Trouver un plat`)
};

/**
* | output |
* | --- |
* | "Find a dish" |
*
* @param {Studio_SearchInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_search = /** @type {((inputs?: Studio_SearchInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_SearchInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_search(inputs)
	return en_ca2_studio_search(inputs)
});
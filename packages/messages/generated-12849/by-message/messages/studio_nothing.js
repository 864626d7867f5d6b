/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_NothingInputs */

const en_ca2_studio_nothing = /** @type {(inputs: Studio_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`nothing`)
};

const fr_ca2_studio_nothing = /** @type {(inputs: Studio_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`rien`)
};

/**
* | output |
* | --- |
* | "nothing" |
*
* @param {Studio_NothingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_nothing = /** @type {((inputs?: Studio_NothingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_NothingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_nothing(inputs)
	return en_ca2_studio_nothing(inputs)
});
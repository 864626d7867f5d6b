/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cantine_OthersInputs */

const en_ca2_cantine_others = /** @type {(inputs: Cantine_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other places`)
};

const fr_ca2_cantine_others = /** @type {(inputs: Cantine_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Autres endroits`)
};

/**
* | output |
* | --- |
* | "Other places" |
*
* @param {Cantine_OthersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cantine_others = /** @type {((inputs?: Cantine_OthersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cantine_OthersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cantine_others(inputs)
	return en_ca2_cantine_others(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cantine_NoneInputs */

const en_ca2_cantine_none = /** @type {(inputs: Cantine_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no canteen here yet`)
};

const fr_ca2_cantine_none = /** @type {(inputs: Cantine_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’y a pas encore de cantine ici`)
};

/**
* | output |
* | --- |
* | "There is no canteen here yet" |
*
* @param {Cantine_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cantine_none = /** @type {((inputs?: Cantine_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cantine_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cantine_none(inputs)
	return en_ca2_cantine_none(inputs)
});
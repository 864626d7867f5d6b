/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cantine_LastInputs */

const en_ca2_cantine_last = /** @type {(inputs: Cantine_LastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where you ordered last`)
};

const fr_ca2_cantine_last = /** @type {(inputs: Cantine_LastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre dernier endroit`)
};

/**
* | output |
* | --- |
* | "Where you ordered last" |
*
* @param {Cantine_LastInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cantine_last = /** @type {((inputs?: Cantine_LastInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cantine_LastInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cantine_last(inputs)
	return en_ca2_cantine_last(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cantine_HeadingInputs */

const en_ca2_cantine_heading = /** @type {(inputs: Cantine_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where would you like to order?`)
};

const fr_ca2_cantine_heading = /** @type {(inputs: Cantine_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Où voulez-vous commander?`)
};

/**
* | output |
* | --- |
* | "Where would you like to order?" |
*
* @param {Cantine_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cantine_heading = /** @type {((inputs?: Cantine_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cantine_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cantine_heading(inputs)
	return en_ca2_cantine_heading(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Acting_EndInputs */

const en_ca2_suite_acting_end = /** @type {(inputs: Suite_Acting_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to your suites`)
};

const fr_ca2_suite_acting_end = /** @type {(inputs: Suite_Acting_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Revenir à vos loges`)
};

/**
* | output |
* | --- |
* | "Back to your suites" |
*
* @param {Suite_Acting_EndInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_acting_end = /** @type {((inputs?: Suite_Acting_EndInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Acting_EndInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_acting_end(inputs)
	return en_ca2_suite_acting_end(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Record_NoneInputs */

const en_ca2_suite_record_none = /** @type {(inputs: Suite_Record_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing has been done yet`)
};

const fr_ca2_suite_record_none = /** @type {(inputs: Suite_Record_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’a encore été fait`)
};

/**
* | output |
* | --- |
* | "Nothing has been done yet" |
*
* @param {Suite_Record_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_record_none = /** @type {((inputs?: Suite_Record_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Record_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_record_none(inputs)
	return en_ca2_suite_record_none(inputs)
});
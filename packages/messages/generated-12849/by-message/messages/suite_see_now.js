/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_See_NowInputs */

const en_ca2_suite_see_now = /** @type {(inputs: Suite_See_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See it`)
};

const fr_ca2_suite_see_now = /** @type {(inputs: Suite_See_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La voir`)
};

/**
* | output |
* | --- |
* | "See it" |
*
* @param {Suite_See_NowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_see_now = /** @type {((inputs?: Suite_See_NowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_See_NowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_see_now(inputs)
	return en_ca2_suite_see_now(inputs)
});
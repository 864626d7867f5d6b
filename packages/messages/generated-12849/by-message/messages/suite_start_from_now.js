/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Start_From_NowInputs */

const en_ca2_suite_start_from_now = /** @type {(inputs: Suite_Start_From_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start from what’s there now`)
};

const fr_ca2_suite_start_from_now = /** @type {(inputs: Suite_Start_From_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Partir de ce qui s’y trouve`)
};

/**
* | output |
* | --- |
* | "Start from what’s there now" |
*
* @param {Suite_Start_From_NowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_start_from_now = /** @type {((inputs?: Suite_Start_From_NowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Start_From_NowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_start_from_now(inputs)
	return en_ca2_suite_start_from_now(inputs)
});
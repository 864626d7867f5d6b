/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_ActsInputs */

const en_ca2_suite_acts = /** @type {(inputs: Suite_ActsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`History`)
};

const fr_ca2_suite_acts = /** @type {(inputs: Suite_ActsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Historique`)
};

/**
* | output |
* | --- |
* | "History" |
*
* @param {Suite_ActsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_acts = /** @type {((inputs?: Suite_ActsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_ActsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_acts(inputs)
	return en_ca2_suite_acts(inputs)
});
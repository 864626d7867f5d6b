/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_ActingInputs */

const en_ca2_suite_acting = /** @type {(inputs: Suite_ActingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who you are acting for`)
};

const fr_ca2_suite_acting = /** @type {(inputs: Suite_ActingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour qui vous agissez`)
};

/**
* | output |
* | --- |
* | "Who you are acting for" |
*
* @param {Suite_ActingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_acting = /** @type {((inputs?: Suite_ActingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_ActingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_acting(inputs)
	return en_ca2_suite_acting(inputs)
});
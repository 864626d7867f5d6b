/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Placed_MeanwhileInputs */

const en_ca2_suite_placed_meanwhile = /** @type {(inputs: Suite_Placed_MeanwhileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Someone else has just placed this suite’s pre-order`)
};

const fr_ca2_suite_placed_meanwhile = /** @type {(inputs: Suite_Placed_MeanwhileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quelqu’un d’autre vient de passer la précommande de cette loge`)
};

/**
* | output |
* | --- |
* | "Someone else has just placed this suite’s pre-order" |
*
* @param {Suite_Placed_MeanwhileInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_placed_meanwhile = /** @type {((inputs?: Suite_Placed_MeanwhileInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Placed_MeanwhileInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_placed_meanwhile(inputs)
	return en_ca2_suite_placed_meanwhile(inputs)
});
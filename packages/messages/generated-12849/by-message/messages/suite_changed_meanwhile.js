/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Changed_MeanwhileInputs */

const en_ca2_suite_changed_meanwhile = /** @type {(inputs: Suite_Changed_MeanwhileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Someone else has just changed this pre-order`)
};

const fr_ca2_suite_changed_meanwhile = /** @type {(inputs: Suite_Changed_MeanwhileInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quelqu’un d’autre vient de modifier cette précommande`)
};

/**
* | output |
* | --- |
* | "Someone else has just changed this pre-order" |
*
* @param {Suite_Changed_MeanwhileInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_changed_meanwhile = /** @type {((inputs?: Suite_Changed_MeanwhileInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Changed_MeanwhileInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_changed_meanwhile(inputs)
	return en_ca2_suite_changed_meanwhile(inputs)
});
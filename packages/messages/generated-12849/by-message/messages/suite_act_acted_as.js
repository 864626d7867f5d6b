/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_Acted_AsInputs */

const en_ca2_suite_act_acted_as = /** @type {(inputs: Suite_Act_Acted_AsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Began to act for the owner`)
};

const fr_ca2_suite_act_acted_as = /** @type {(inputs: Suite_Act_Acted_AsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A commencé à agir au nom du propriétaire`)
};

/**
* | output |
* | --- |
* | "Began to act for the owner" |
*
* @param {Suite_Act_Acted_AsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_acted_as = /** @type {((inputs?: Suite_Act_Acted_AsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_Acted_AsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_acted_as(inputs)
	return en_ca2_suite_act_acted_as(inputs)
});
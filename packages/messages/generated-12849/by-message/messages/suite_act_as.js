/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_AsInputs */

const en_ca2_suite_act_as = /** @type {(inputs: Suite_Act_AsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Act for the owner`)
};

const fr_ca2_suite_act_as = /** @type {(inputs: Suite_Act_AsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Agir en son nom`)
};

/**
* | output |
* | --- |
* | "Act for the owner" |
*
* @param {Suite_Act_AsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_as = /** @type {((inputs?: Suite_Act_AsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_AsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_as(inputs)
	return en_ca2_suite_act_as(inputs)
});
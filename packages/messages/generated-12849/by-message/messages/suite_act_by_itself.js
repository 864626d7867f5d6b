/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_By_ItselfInputs */

const en_ca2_suite_act_by_itself = /** @type {(inputs: Suite_Act_By_ItselfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Automatically, at the set time`)
};

const fr_ca2_suite_act_by_itself = /** @type {(inputs: Suite_Act_By_ItselfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Automatiquement, à l’heure prévue`)
};

/**
* | output |
* | --- |
* | "Automatically, at the set time" |
*
* @param {Suite_Act_By_ItselfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_by_itself = /** @type {((inputs?: Suite_Act_By_ItselfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_By_ItselfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_by_itself(inputs)
	return en_ca2_suite_act_by_itself(inputs)
});
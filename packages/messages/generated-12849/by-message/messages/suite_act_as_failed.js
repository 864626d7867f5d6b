/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_As_FailedInputs */

const en_ca2_suite_act_as_failed = /** @type {(inputs: Suite_Act_As_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can’t act for this owner right now. Please try again.`)
};

const fr_ca2_suite_act_as_failed = /** @type {(inputs: Suite_Act_As_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Impossible d’agir au nom de ce propriétaire pour l’instant. Veuillez réessayer.`)
};

/**
* | output |
* | --- |
* | "You can’t act for this owner right now. Please try again." |
*
* @param {Suite_Act_As_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_as_failed = /** @type {((inputs?: Suite_Act_As_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_As_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_as_failed(inputs)
	return en_ca2_suite_act_as_failed(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_State_In_ProgressInputs */

const en_ca2_suite_state_in_progress = /** @type {(inputs: Suite_State_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pre-order in progress`)
};

const fr_ca2_suite_state_in_progress = /** @type {(inputs: Suite_State_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Précommande en cours`)
};

/**
* | output |
* | --- |
* | "Pre-order in progress" |
*
* @param {Suite_State_In_ProgressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_state_in_progress = /** @type {((inputs?: Suite_State_In_ProgressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_State_In_ProgressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_state_in_progress(inputs)
	return en_ca2_suite_state_in_progress(inputs)
});
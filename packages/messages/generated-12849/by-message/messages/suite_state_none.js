/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_State_NoneInputs */

const en_ca2_suite_state_none = /** @type {(inputs: Suite_State_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No pre-order`)
};

const fr_ca2_suite_state_none = /** @type {(inputs: Suite_State_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune précommande`)
};

/**
* | output |
* | --- |
* | "No pre-order" |
*
* @param {Suite_State_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_state_none = /** @type {((inputs?: Suite_State_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_State_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_state_none(inputs)
	return en_ca2_suite_state_none(inputs)
});
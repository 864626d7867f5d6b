/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_State_ConvertedInputs */

const en_ca2_suite_state_converted = /** @type {(inputs: Suite_State_ConvertedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pre-order on the open tab`)
};

const fr_ca2_suite_state_converted = /** @type {(inputs: Suite_State_ConvertedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Précommande, note ouverte`)
};

/**
* | output |
* | --- |
* | "Pre-order on the open tab" |
*
* @param {Suite_State_ConvertedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_state_converted = /** @type {((inputs?: Suite_State_ConvertedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_State_ConvertedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_state_converted(inputs)
	return en_ca2_suite_state_converted(inputs)
});
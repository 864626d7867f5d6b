/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_State_PlacedInputs */

const en_ca2_suite_state_placed = /** @type {(inputs: Suite_State_PlacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pre-order placed`)
};

const fr_ca2_suite_state_placed = /** @type {(inputs: Suite_State_PlacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Précommande faite`)
};

/**
* | output |
* | --- |
* | "Pre-order placed" |
*
* @param {Suite_State_PlacedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_state_placed = /** @type {((inputs?: Suite_State_PlacedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_State_PlacedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_state_placed(inputs)
	return en_ca2_suite_state_placed(inputs)
});
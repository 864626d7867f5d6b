/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pin_HintInputs */

const en_ca2_staff_pin_hint = /** @type {(inputs: Staff_Pin_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`4 to 6 digits`)
};

const fr_ca2_staff_pin_hint = /** @type {(inputs: Staff_Pin_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`De 4 à 6 chiffres`)
};

/**
* | output |
* | --- |
* | "4 to 6 digits" |
*
* @param {Staff_Pin_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pin_hint = /** @type {((inputs?: Staff_Pin_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pin_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pin_hint(inputs)
	return en_ca2_staff_pin_hint(inputs)
});
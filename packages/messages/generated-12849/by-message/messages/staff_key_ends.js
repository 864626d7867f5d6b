/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_EndsInputs */

const en_ca2_staff_key_ends = /** @type {(inputs: Staff_Key_EndsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Until when?`)
};

const fr_ca2_staff_key_ends = /** @type {(inputs: Staff_Key_EndsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jusqu’à quand?`)
};

/**
* | output |
* | --- |
* | "Until when?" |
*
* @param {Staff_Key_EndsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_ends = /** @type {((inputs?: Staff_Key_EndsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_EndsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_ends(inputs)
	return en_ca2_staff_key_ends(inputs)
});
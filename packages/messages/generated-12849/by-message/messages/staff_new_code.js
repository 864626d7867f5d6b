/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_New_CodeInputs */

const en_ca2_staff_new_code = /** @type {(inputs: Staff_New_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Get a new code`)
};

const fr_ca2_staff_new_code = /** @type {(inputs: Staff_New_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Obtenir un nouveau code`)
};

/**
* | output |
* | --- |
* | "Get a new code" |
*
* @param {Staff_New_CodeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_new_code = /** @type {((inputs?: Staff_New_CodeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_New_CodeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_new_code(inputs)
	return en_ca2_staff_new_code(inputs)
});
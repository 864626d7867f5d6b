/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Code_OpenInputs */

const en_ca2_staff_code_open = /** @type {(inputs: Staff_Code_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code not used yet`)
};

const fr_ca2_staff_code_open = /** @type {(inputs: Staff_Code_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code pas encore utilisé`)
};

/**
* | output |
* | --- |
* | "Code not used yet" |
*
* @param {Staff_Code_OpenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_code_open = /** @type {((inputs?: Staff_Code_OpenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Code_OpenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_code_open(inputs)
	return en_ca2_staff_code_open(inputs)
});
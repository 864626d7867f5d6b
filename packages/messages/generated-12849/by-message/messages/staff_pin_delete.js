/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pin_DeleteInputs */

const en_ca2_staff_pin_delete = /** @type {(inputs: Staff_Pin_DeleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delete the last digit`)
};

const fr_ca2_staff_pin_delete = /** @type {(inputs: Staff_Pin_DeleteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Effacer le dernier chiffre`)
};

/**
* | output |
* | --- |
* | "Delete the last digit" |
*
* @param {Staff_Pin_DeleteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pin_delete = /** @type {((inputs?: Staff_Pin_DeleteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pin_DeleteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pin_delete(inputs)
	return en_ca2_staff_pin_delete(inputs)
});
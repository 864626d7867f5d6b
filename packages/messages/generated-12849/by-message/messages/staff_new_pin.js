/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_New_PinInputs */

const en_ca2_staff_new_pin = /** @type {(inputs: Staff_New_PinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New PIN`)
};

const fr_ca2_staff_new_pin = /** @type {(inputs: Staff_New_PinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouveau NIP`)
};

/**
* | output |
* | --- |
* | "New PIN" |
*
* @param {Staff_New_PinInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_new_pin = /** @type {((inputs?: Staff_New_PinInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_New_PinInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_new_pin(inputs)
	return en_ca2_staff_new_pin(inputs)
});
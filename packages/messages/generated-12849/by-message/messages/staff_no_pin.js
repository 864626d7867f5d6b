/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_No_PinInputs */

const en_ca2_staff_no_pin = /** @type {(inputs: Staff_No_PinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No PIN`)
};

const fr_ca2_staff_no_pin = /** @type {(inputs: Staff_No_PinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sans NIP`)
};

/**
* | output |
* | --- |
* | "No PIN" |
*
* @param {Staff_No_PinInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_no_pin = /** @type {((inputs?: Staff_No_PinInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_No_PinInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_no_pin(inputs)
	return en_ca2_staff_no_pin(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Has_PinInputs */

const en_ca2_staff_has_pin = /** @type {(inputs: Staff_Has_PinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Has a PIN`)
};

const fr_ca2_staff_has_pin = /** @type {(inputs: Staff_Has_PinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A un NIP`)
};

/**
* | output |
* | --- |
* | "Has a PIN" |
*
* @param {Staff_Has_PinInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_has_pin = /** @type {((inputs?: Staff_Has_PinInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Has_PinInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_has_pin(inputs)
	return en_ca2_staff_has_pin(inputs)
});
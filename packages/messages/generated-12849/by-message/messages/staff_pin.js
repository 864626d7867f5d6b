/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_PinInputs */

const en_ca2_staff_pin = /** @type {(inputs: Staff_PinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`PIN`)
};

const fr_ca2_staff_pin = /** @type {(inputs: Staff_PinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`NIP`)
};

/**
* | output |
* | --- |
* | "PIN" |
*
* @param {Staff_PinInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pin = /** @type {((inputs?: Staff_PinInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_PinInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pin(inputs)
	return en_ca2_staff_pin(inputs)
});
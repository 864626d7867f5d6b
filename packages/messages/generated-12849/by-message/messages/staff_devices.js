/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_DevicesInputs */

const en_ca2_staff_devices = /** @type {(inputs: Staff_DevicesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Devices`)
};

const fr_ca2_staff_devices = /** @type {(inputs: Staff_DevicesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Appareils`)
};

/**
* | output |
* | --- |
* | "Devices" |
*
* @param {Staff_DevicesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_devices = /** @type {((inputs?: Staff_DevicesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_DevicesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_devices(inputs)
	return en_ca2_staff_devices(inputs)
});
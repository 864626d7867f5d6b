/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Kind_DeviceInputs */

const en_ca2_staff_kind_device = /** @type {(inputs: Staff_Kind_DeviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A device`)
};

const fr_ca2_staff_kind_device = /** @type {(inputs: Staff_Kind_DeviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un appareil`)
};

/**
* | output |
* | --- |
* | "A device" |
*
* @param {Staff_Kind_DeviceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_kind_device = /** @type {((inputs?: Staff_Kind_DeviceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Kind_DeviceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_kind_device(inputs)
	return en_ca2_staff_kind_device(inputs)
});
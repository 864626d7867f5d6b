/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Staff_Device_NamedInputs */

const en_ca2_staff_device_named = /** @type {(inputs: Staff_Device_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Device: ${i?.name}`)
};

const fr_ca2_staff_device_named = /** @type {(inputs: Staff_Device_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Appareil : ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Device: {name}" |
*
* @param {Staff_Device_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_device_named = /** @type {((inputs: Staff_Device_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Device_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_device_named(inputs)
	return en_ca2_staff_device_named(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Kind_Device_TextInputs */

const en_ca2_staff_kind_device_text = /** @type {(inputs: Staff_Kind_Device_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A tablet or screen that people share.`)
};

const fr_ca2_staff_kind_device_text = /** @type {(inputs: Staff_Kind_Device_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une tablette ou un écran que l’on partage.`)
};

/**
* | output |
* | --- |
* | "A tablet or screen that people share." |
*
* @param {Staff_Kind_Device_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_kind_device_text = /** @type {((inputs?: Staff_Kind_Device_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Kind_Device_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_kind_device_text(inputs)
	return en_ca2_staff_kind_device_text(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Device_TextInputs */

const en_ca2_staff_device_text = /** @type {(inputs: Staff_Device_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This device stays signed in while it’s used. A manager can end it under People and devices.`)
};

const fr_ca2_staff_device_text = /** @type {(inputs: Staff_Device_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cet appareil reste connecté tant qu’il sert. Une personne responsable peut le déconnecter sous Personnel et appareils.`)
};

/**
* | output |
* | --- |
* | "This device stays signed in while it’s used. A manager can end it under People and devices." |
*
* @param {Staff_Device_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_device_text = /** @type {((inputs?: Staff_Device_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Device_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_device_text(inputs)
	return en_ca2_staff_device_text(inputs)
});
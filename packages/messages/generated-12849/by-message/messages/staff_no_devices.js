/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_No_DevicesInputs */

const en_ca2_staff_no_devices = /** @type {(inputs: Staff_No_DevicesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No tablet or screen is set up yet. Add one, then scan its code with it.`)
};

const fr_ca2_staff_no_devices = /** @type {(inputs: Staff_No_DevicesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune tablette ni aucun écran pour l’instant. Ajoutez-en un, puis balayez son code avec l’appareil.`)
};

/**
* | output |
* | --- |
* | "No tablet or screen is set up yet. Add one, then scan its code with it." |
*
* @param {Staff_No_DevicesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_no_devices = /** @type {((inputs?: Staff_No_DevicesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_No_DevicesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_no_devices(inputs)
	return en_ca2_staff_no_devices(inputs)
});
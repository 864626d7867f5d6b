/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Switch_PinInputs */

const en_ca2_staff_switch_pin = /** @type {(inputs: Staff_Switch_PinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your PIN there`)
};

const fr_ca2_staff_switch_pin = /** @type {(inputs: Staff_Switch_PinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre NIP là-bas`)
};

/**
* | output |
* | --- |
* | "Your PIN there" |
*
* @param {Staff_Switch_PinInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_switch_pin = /** @type {((inputs?: Staff_Switch_PinInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Switch_PinInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_switch_pin(inputs)
	return en_ca2_staff_switch_pin(inputs)
});
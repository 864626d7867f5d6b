/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Add_Pin_HintInputs */

const en_ca2_staff_add_pin_hint = /** @type {(inputs: Staff_Add_Pin_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`4 to 6 digits, to start working on a device. For people only.`)
};

const fr_ca2_staff_add_pin_hint = /** @type {(inputs: Staff_Add_Pin_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`De 4 à 6 chiffres, pour commencer à travailler sur un appareil. Pour les personnes seulement.`)
};

/**
* | output |
* | --- |
* | "4 to 6 digits, to start working on a device. For people only." |
*
* @param {Staff_Add_Pin_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_add_pin_hint = /** @type {((inputs?: Staff_Add_Pin_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Add_Pin_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_add_pin_hint(inputs)
	return en_ca2_staff_add_pin_hint(inputs)
});
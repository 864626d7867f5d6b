/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Cross_OffInputs */

const en_ca2_staff_act_cross_off = /** @type {(inputs: Staff_Act_Cross_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Crossed off`)
};

const fr_ca2_staff_act_cross_off = /** @type {(inputs: Staff_Act_Cross_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biffé`)
};

/**
* | output |
* | --- |
* | "Crossed off" |
*
* @param {Staff_Act_Cross_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_cross_off = /** @type {((inputs?: Staff_Act_Cross_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Cross_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_cross_off(inputs)
	return en_ca2_staff_act_cross_off(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Pin_LockedInputs */

const en_ca2_staff_act_pin_locked = /** @type {(inputs: Staff_Act_Pin_LockedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`PIN locked after wrong tries`)
};

const fr_ca2_staff_act_pin_locked = /** @type {(inputs: Staff_Act_Pin_LockedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`NIP bloqué après plusieurs erreurs`)
};

/**
* | output |
* | --- |
* | "PIN locked after wrong tries" |
*
* @param {Staff_Act_Pin_LockedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_pin_locked = /** @type {((inputs?: Staff_Act_Pin_LockedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Pin_LockedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_pin_locked(inputs)
	return en_ca2_staff_act_pin_locked(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Pin_RemovedInputs */

const en_ca2_staff_act_pin_removed = /** @type {(inputs: Staff_Act_Pin_RemovedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`PIN taken away`)
};

const fr_ca2_staff_act_pin_removed = /** @type {(inputs: Staff_Act_Pin_RemovedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`NIP retiré`)
};

/**
* | output |
* | --- |
* | "PIN taken away" |
*
* @param {Staff_Act_Pin_RemovedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_pin_removed = /** @type {((inputs?: Staff_Act_Pin_RemovedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Pin_RemovedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_pin_removed(inputs)
	return en_ca2_staff_act_pin_removed(inputs)
});
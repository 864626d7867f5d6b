/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_DeclineInputs */

const en_ca2_staff_act_decline = /** @type {(inputs: Staff_Act_DeclineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Declined`)
};

const fr_ca2_staff_act_decline = /** @type {(inputs: Staff_Act_DeclineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Refusée`)
};

/**
* | output |
* | --- |
* | "Declined" |
*
* @param {Staff_Act_DeclineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_decline = /** @type {((inputs?: Staff_Act_DeclineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_DeclineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_decline(inputs)
	return en_ca2_staff_act_decline(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Remove_KeyInputs */

const en_ca2_staff_act_remove_key = /** @type {(inputs: Staff_Act_Remove_KeyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Removed the key of`)
};

const fr_ca2_staff_act_remove_key = /** @type {(inputs: Staff_Act_Remove_KeyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Clé retirée à`)
};

/**
* | output |
* | --- |
* | "Removed the key of" |
*
* @param {Staff_Act_Remove_KeyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_remove_key = /** @type {((inputs?: Staff_Act_Remove_KeyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Remove_KeyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_remove_key(inputs)
	return en_ca2_staff_act_remove_key(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Add_KeyInputs */

const en_ca2_staff_act_add_key = /** @type {(inputs: Staff_Act_Add_KeyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Added a key for`)
};

const fr_ca2_staff_act_add_key = /** @type {(inputs: Staff_Act_Add_KeyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Clé ajoutée pour`)
};

/**
* | output |
* | --- |
* | "Added a key for" |
*
* @param {Staff_Act_Add_KeyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_add_key = /** @type {((inputs?: Staff_Act_Add_KeyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Add_KeyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_add_key(inputs)
	return en_ca2_staff_act_add_key(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_ReadInputs */

const en_ca2_staff_act_read = /** @type {(inputs: Staff_Act_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read the guest’s change`)
};

const fr_ca2_staff_act_read = /** @type {(inputs: Staff_Act_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modification du client lue`)
};

/**
* | output |
* | --- |
* | "Read the guest’s change" |
*
* @param {Staff_Act_ReadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_read = /** @type {((inputs?: Staff_Act_ReadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_ReadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_read(inputs)
	return en_ca2_staff_act_read(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Sign_InInputs */

const en_ca2_staff_act_sign_in = /** @type {(inputs: Staff_Act_Sign_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Signed in with a code`)
};

const fr_ca2_staff_act_sign_in = /** @type {(inputs: Staff_Act_Sign_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Session ouverte avec un code`)
};

/**
* | output |
* | --- |
* | "Signed in with a code" |
*
* @param {Staff_Act_Sign_InInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_sign_in = /** @type {((inputs?: Staff_Act_Sign_InInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Sign_InInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_sign_in(inputs)
	return en_ca2_staff_act_sign_in(inputs)
});
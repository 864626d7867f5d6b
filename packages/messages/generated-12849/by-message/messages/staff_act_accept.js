/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_AcceptInputs */

const en_ca2_staff_act_accept = /** @type {(inputs: Staff_Act_AcceptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Accepted`)
};

const fr_ca2_staff_act_accept = /** @type {(inputs: Staff_Act_AcceptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Acceptée`)
};

/**
* | output |
* | --- |
* | "Accepted" |
*
* @param {Staff_Act_AcceptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_accept = /** @type {((inputs?: Staff_Act_AcceptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_AcceptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_accept(inputs)
	return en_ca2_staff_act_accept(inputs)
});
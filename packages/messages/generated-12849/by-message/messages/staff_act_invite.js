/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_InviteInputs */

const en_ca2_staff_act_invite = /** @type {(inputs: Staff_Act_InviteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Added to the staff`)
};

const fr_ca2_staff_act_invite = /** @type {(inputs: Staff_Act_InviteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajout au personnel`)
};

/**
* | output |
* | --- |
* | "Added to the staff" |
*
* @param {Staff_Act_InviteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_invite = /** @type {((inputs?: Staff_Act_InviteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_InviteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_invite(inputs)
	return en_ca2_staff_act_invite(inputs)
});
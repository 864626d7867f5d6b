/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Change_MemberInputs */

const en_ca2_staff_act_change_member = /** @type {(inputs: Staff_Act_Change_MemberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changed`)
};

const fr_ca2_staff_act_change_member = /** @type {(inputs: Staff_Act_Change_MemberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modification`)
};

/**
* | output |
* | --- |
* | "Changed" |
*
* @param {Staff_Act_Change_MemberInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_change_member = /** @type {((inputs?: Staff_Act_Change_MemberInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Change_MemberInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_change_member(inputs)
	return en_ca2_staff_act_change_member(inputs)
});
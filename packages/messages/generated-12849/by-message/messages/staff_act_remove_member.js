/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Remove_MemberInputs */

const en_ca2_staff_act_remove_member = /** @type {(inputs: Staff_Act_Remove_MemberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Removed from the staff`)
};

const fr_ca2_staff_act_remove_member = /** @type {(inputs: Staff_Act_Remove_MemberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retrait du personnel`)
};

/**
* | output |
* | --- |
* | "Removed from the staff" |
*
* @param {Staff_Act_Remove_MemberInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_remove_member = /** @type {((inputs?: Staff_Act_Remove_MemberInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Remove_MemberInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_remove_member(inputs)
	return en_ca2_staff_act_remove_member(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ from: NonNullable<unknown>, to: NonNullable<unknown> }} Staff_Act_RoleInputs */

const en_ca2_staff_act_role = /** @type {(inputs: Staff_Act_RoleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`from ${i?.from} to ${i?.to}`)
};

const fr_ca2_staff_act_role = /** @type {(inputs: Staff_Act_RoleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.from}, maintenant ${i?.to}`)
};

/**
* | output |
* | --- |
* | "from {from} to {to}" |
*
* @param {Staff_Act_RoleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_role = /** @type {((inputs: Staff_Act_RoleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_RoleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_role(inputs)
	return en_ca2_staff_act_role(inputs)
});
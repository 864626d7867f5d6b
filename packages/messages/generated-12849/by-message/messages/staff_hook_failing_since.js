/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Staff_Hook_Failing_SinceInputs */

const en_ca2_staff_hook_failing_since = /** @type {(inputs: Staff_Hook_Failing_SinceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Every attempt has failed since ${i?.when}`)
};

const fr_ca2_staff_hook_failing_since = /** @type {(inputs: Staff_Hook_Failing_SinceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Toutes les tentatives échouent depuis le ${i?.when}`)
};

/**
* | output |
* | --- |
* | "Every attempt has failed since {when}" |
*
* @param {Staff_Hook_Failing_SinceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_failing_since = /** @type {((inputs: Staff_Hook_Failing_SinceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Failing_SinceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_failing_since(inputs)
	return en_ca2_staff_hook_failing_since(inputs)
});
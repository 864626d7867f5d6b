/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Add_SubmitInputs */

const en_ca2_staff_hook_add_submit = /** @type {(inputs: Staff_Hook_Add_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connect and get the secret`)
};

const fr_ca2_staff_hook_add_submit = /** @type {(inputs: Staff_Hook_Add_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connecter et obtenir le secret`)
};

/**
* | output |
* | --- |
* | "Connect and get the secret" |
*
* @param {Staff_Hook_Add_SubmitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_add_submit = /** @type {((inputs?: Staff_Hook_Add_SubmitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Add_SubmitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_add_submit(inputs)
	return en_ca2_staff_hook_add_submit(inputs)
});
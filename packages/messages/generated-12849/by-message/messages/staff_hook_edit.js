/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_EditInputs */

const en_ca2_staff_hook_edit = /** @type {(inputs: Staff_Hook_EditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change the connection`)
};

const fr_ca2_staff_hook_edit = /** @type {(inputs: Staff_Hook_EditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifier la connexion`)
};

/**
* | output |
* | --- |
* | "Change the connection" |
*
* @param {Staff_Hook_EditInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_edit = /** @type {((inputs?: Staff_Hook_EditInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_EditInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_edit(inputs)
	return en_ca2_staff_hook_edit(inputs)
});
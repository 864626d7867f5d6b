/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_RemoveInputs */

const en_ca2_staff_hook_remove = /** @type {(inputs: Staff_Hook_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remove the connection`)
};

const fr_ca2_staff_hook_remove = /** @type {(inputs: Staff_Hook_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retirer la connexion`)
};

/**
* | output |
* | --- |
* | "Remove the connection" |
*
* @param {Staff_Hook_RemoveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_remove = /** @type {((inputs?: Staff_Hook_RemoveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_RemoveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_remove(inputs)
	return en_ca2_staff_hook_remove(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_SecretInputs */

const en_ca2_staff_hook_secret = /** @type {(inputs: Staff_Hook_SecretInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The secret of this connection`)
};

const fr_ca2_staff_hook_secret = /** @type {(inputs: Staff_Hook_SecretInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le secret de cette connexion`)
};

/**
* | output |
* | --- |
* | "The secret of this connection" |
*
* @param {Staff_Hook_SecretInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_secret = /** @type {((inputs?: Staff_Hook_SecretInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_SecretInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_secret(inputs)
	return en_ca2_staff_hook_secret(inputs)
});
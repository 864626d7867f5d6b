/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hooks_TextInputs */

const en_ca2_staff_hooks_text = /** @type {(inputs: Staff_Hooks_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other systems, such as a till or a delivery service, that are told at once what happens to orders.`)
};

const fr_ca2_staff_hooks_text = /** @type {(inputs: Staff_Hooks_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`D’autres systèmes, comme une caisse ou un service de livraison, informés aussitôt de ce qui arrive aux commandes.`)
};

/**
* | output |
* | --- |
* | "Other systems, such as a till or a delivery service, that are told at once what happens to orders." |
*
* @param {Staff_Hooks_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hooks_text = /** @type {((inputs?: Staff_Hooks_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hooks_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hooks_text(inputs)
	return en_ca2_staff_hooks_text(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Refund_MadeInputs */

const en_ca2_staff_hook_refund_made = /** @type {(inputs: Staff_Hook_Refund_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A refund`)
};

const fr_ca2_staff_hook_refund_made = /** @type {(inputs: Staff_Hook_Refund_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un remboursement`)
};

/**
* | output |
* | --- |
* | "A refund" |
*
* @param {Staff_Hook_Refund_MadeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_refund_made = /** @type {((inputs?: Staff_Hook_Refund_MadeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Refund_MadeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_refund_made(inputs)
	return en_ca2_staff_hook_refund_made(inputs)
});
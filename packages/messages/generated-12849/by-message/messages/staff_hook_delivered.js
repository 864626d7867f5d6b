/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_DeliveredInputs */

const en_ca2_staff_hook_delivered = /** @type {(inputs: Staff_Hook_DeliveredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivered`)
};

const fr_ca2_staff_hook_delivered = /** @type {(inputs: Staff_Hook_DeliveredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Livré`)
};

/**
* | output |
* | --- |
* | "Delivered" |
*
* @param {Staff_Hook_DeliveredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_delivered = /** @type {((inputs?: Staff_Hook_DeliveredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_DeliveredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_delivered(inputs)
	return en_ca2_staff_hook_delivered(inputs)
});
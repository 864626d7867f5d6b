/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ ms: NonNullable<unknown> }} Staff_Hook_MsInputs */

const en_ca2_staff_hook_ms = /** @type {(inputs: Staff_Hook_MsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.ms} ms`)
};

const fr_ca2_staff_hook_ms = /** @type {(inputs: Staff_Hook_MsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.ms} ms`)
};

/**
* | output |
* | --- |
* | "{ms} ms" |
*
* @param {Staff_Hook_MsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_ms = /** @type {((inputs: Staff_Hook_MsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_MsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_ms(inputs)
	return en_ca2_staff_hook_ms(inputs)
});
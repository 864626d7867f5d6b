/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_HooksInputs */

const en_ca2_staff_hooks = /** @type {(inputs: Staff_HooksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connections`)
};

const fr_ca2_staff_hooks = /** @type {(inputs: Staff_HooksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connexions`)
};

/**
* | output |
* | --- |
* | "Connections" |
*
* @param {Staff_HooksInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hooks = /** @type {((inputs?: Staff_HooksInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_HooksInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hooks(inputs)
	return en_ca2_staff_hooks(inputs)
});
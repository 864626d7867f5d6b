/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Acts_NoneInputs */

const en_ca2_staff_acts_none = /** @type {(inputs: Staff_Acts_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing has happened yet`)
};

const fr_ca2_staff_acts_none = /** @type {(inputs: Staff_Acts_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien ne s’est encore passé`)
};

/**
* | output |
* | --- |
* | "Nothing has happened yet" |
*
* @param {Staff_Acts_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_acts_none = /** @type {((inputs?: Staff_Acts_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Acts_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_acts_none(inputs)
	return en_ca2_staff_acts_none(inputs)
});
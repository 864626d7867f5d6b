/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_ActsInputs */

const en_ca2_staff_acts = /** @type {(inputs: Staff_ActsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`History`)
};

const fr_ca2_staff_acts = /** @type {(inputs: Staff_ActsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Historique`)
};

/**
* | output |
* | --- |
* | "History" |
*
* @param {Staff_ActsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_acts = /** @type {((inputs?: Staff_ActsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_ActsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_acts(inputs)
	return en_ca2_staff_acts(inputs)
});
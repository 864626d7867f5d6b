/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Acts_NewestInputs */

const en_ca2_staff_acts_newest = /** @type {(inputs: Staff_Acts_NewestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the newest`)
};

const fr_ca2_staff_acts_newest = /** @type {(inputs: Staff_Acts_NewestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Revenir au plus récent`)
};

/**
* | output |
* | --- |
* | "Back to the newest" |
*
* @param {Staff_Acts_NewestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_acts_newest = /** @type {((inputs?: Staff_Acts_NewestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Acts_NewestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_acts_newest(inputs)
	return en_ca2_staff_acts_newest(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Who_BackInputs */

const en_ca2_staff_who_back = /** @type {(inputs: Staff_Who_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Someone else`)
};

const fr_ca2_staff_who_back = /** @type {(inputs: Staff_Who_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quelqu’un d’autre`)
};

/**
* | output |
* | --- |
* | "Someone else" |
*
* @param {Staff_Who_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_who_back = /** @type {((inputs?: Staff_Who_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Who_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_who_back(inputs)
	return en_ca2_staff_who_back(inputs)
});
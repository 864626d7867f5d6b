/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_WhoInputs */

const en_ca2_staff_who = /** @type {(inputs: Staff_WhoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who’s working?`)
};

const fr_ca2_staff_who = /** @type {(inputs: Staff_WhoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qui travaille?`)
};

/**
* | output |
* | --- |
* | "Who’s working?" |
*
* @param {Staff_WhoInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_who = /** @type {((inputs?: Staff_WhoInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_WhoInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_who(inputs)
	return en_ca2_staff_who(inputs)
});
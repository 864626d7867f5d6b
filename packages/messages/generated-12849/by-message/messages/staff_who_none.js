/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Who_NoneInputs */

const en_ca2_staff_who_none = /** @type {(inputs: Staff_Who_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nobody has a PIN here yet`)
};

const fr_ca2_staff_who_none = /** @type {(inputs: Staff_Who_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Personne n’a encore de NIP ici`)
};

/**
* | output |
* | --- |
* | "Nobody has a PIN here yet" |
*
* @param {Staff_Who_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_who_none = /** @type {((inputs?: Staff_Who_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Who_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_who_none(inputs)
	return en_ca2_staff_who_none(inputs)
});
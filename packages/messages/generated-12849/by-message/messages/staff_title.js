/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_TitleInputs */

const en_ca2_staff_title = /** @type {(inputs: Staff_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Staff sign-in`)
};

const fr_ca2_staff_title = /** @type {(inputs: Staff_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connexion du personnel`)
};

/**
* | output |
* | --- |
* | "Staff sign-in" |
*
* @param {Staff_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_title = /** @type {((inputs?: Staff_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_title(inputs)
	return en_ca2_staff_title(inputs)
});
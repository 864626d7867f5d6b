/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Nobody_WorkingInputs */

const en_ca2_staff_nobody_working = /** @type {(inputs: Staff_Nobody_WorkingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nobody has entered a PIN on this device`)
};

const fr_ca2_staff_nobody_working = /** @type {(inputs: Staff_Nobody_WorkingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Personne n’a entré de NIP sur cet appareil`)
};

/**
* | output |
* | --- |
* | "Nobody has entered a PIN on this device" |
*
* @param {Staff_Nobody_WorkingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_nobody_working = /** @type {((inputs?: Staff_Nobody_WorkingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Nobody_WorkingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_nobody_working(inputs)
	return en_ca2_staff_nobody_working(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_ClosesInputs */

const en_ca2_staff_day_closes = /** @type {(inputs: Staff_Day_ClosesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Closes`)
};

const fr_ca2_staff_day_closes = /** @type {(inputs: Staff_Day_ClosesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fermetures`)
};

/**
* | output |
* | --- |
* | "Closes" |
*
* @param {Staff_Day_ClosesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_closes = /** @type {((inputs?: Staff_Day_ClosesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_ClosesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_closes(inputs)
	return en_ca2_staff_day_closes(inputs)
});
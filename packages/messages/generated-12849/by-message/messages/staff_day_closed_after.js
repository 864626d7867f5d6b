/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Closed_AfterInputs */

const en_ca2_staff_day_closed_after = /** @type {(inputs: Staff_Day_Closed_AfterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Since it was closed`)
};

const fr_ca2_staff_day_closed_after = /** @type {(inputs: Staff_Day_Closed_AfterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Depuis la fermeture`)
};

/**
* | output |
* | --- |
* | "Since it was closed" |
*
* @param {Staff_Day_Closed_AfterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_closed_after = /** @type {((inputs?: Staff_Day_Closed_AfterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Closed_AfterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_closed_after(inputs)
	return en_ca2_staff_day_closed_after(inputs)
});
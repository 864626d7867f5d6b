/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Closed_EmptyInputs */

const en_ca2_staff_day_closed_empty = /** @type {(inputs: Staff_Day_Closed_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This day is closed.`)
};

const fr_ca2_staff_day_closed_empty = /** @type {(inputs: Staff_Day_Closed_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette journée est fermée.`)
};

/**
* | output |
* | --- |
* | "This day is closed." |
*
* @param {Staff_Day_Closed_EmptyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_closed_empty = /** @type {((inputs?: Staff_Day_Closed_EmptyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Closed_EmptyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_closed_empty(inputs)
	return en_ca2_staff_day_closed_empty(inputs)
});
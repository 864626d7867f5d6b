/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_CloseInputs */

const en_ca2_staff_day_close = /** @type {(inputs: Staff_Day_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close the day`)
};

const fr_ca2_staff_day_close = /** @type {(inputs: Staff_Day_CloseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fermer la journée`)
};

/**
* | output |
* | --- |
* | "Close the day" |
*
* @param {Staff_Day_CloseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_close = /** @type {((inputs?: Staff_Day_CloseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_CloseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_close(inputs)
	return en_ca2_staff_day_close(inputs)
});
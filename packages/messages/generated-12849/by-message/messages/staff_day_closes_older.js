/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Closes_OlderInputs */

const en_ca2_staff_day_closes_older = /** @type {(inputs: Staff_Day_Closes_OlderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show older ones`)
};

const fr_ca2_staff_day_closes_older = /** @type {(inputs: Staff_Day_Closes_OlderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Afficher plus ancien`)
};

/**
* | output |
* | --- |
* | "Show older ones" |
*
* @param {Staff_Day_Closes_OlderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_closes_older = /** @type {((inputs?: Staff_Day_Closes_OlderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Closes_OlderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_closes_older(inputs)
	return en_ca2_staff_day_closes_older(inputs)
});
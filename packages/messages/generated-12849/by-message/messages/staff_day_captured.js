/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_CapturedInputs */

const en_ca2_staff_day_captured = /** @type {(inputs: Staff_Day_CapturedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card payments taken`)
};

const fr_ca2_staff_day_captured = /** @type {(inputs: Staff_Day_CapturedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paiements par carte encaissés`)
};

/**
* | output |
* | --- |
* | "Card payments taken" |
*
* @param {Staff_Day_CapturedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_captured = /** @type {((inputs?: Staff_Day_CapturedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_CapturedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_captured(inputs)
	return en_ca2_staff_day_captured(inputs)
});
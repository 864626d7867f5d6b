/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_FeeInputs */

const en_ca2_staff_day_fee = /** @type {(inputs: Staff_Day_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fee of this site`)
};

const fr_ca2_staff_day_fee = /** @type {(inputs: Staff_Day_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Frais de ce site`)
};

/**
* | output |
* | --- |
* | "Fee of this site" |
*
* @param {Staff_Day_FeeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_fee = /** @type {((inputs?: Staff_Day_FeeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_FeeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_fee(inputs)
	return en_ca2_staff_day_fee(inputs)
});
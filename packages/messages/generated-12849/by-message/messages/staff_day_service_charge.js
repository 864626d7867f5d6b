/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Service_ChargeInputs */

const en_ca2_staff_day_service_charge = /** @type {(inputs: Staff_Day_Service_ChargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Service charge`)
};

const fr_ca2_staff_day_service_charge = /** @type {(inputs: Staff_Day_Service_ChargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Frais de service`)
};

/**
* | output |
* | --- |
* | "Service charge" |
*
* @param {Staff_Day_Service_ChargeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_service_charge = /** @type {((inputs?: Staff_Day_Service_ChargeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Service_ChargeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_service_charge(inputs)
	return en_ca2_staff_day_service_charge(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Method_Credit_CardInputs */

const en_ca2_staff_day_method_credit_card = /** @type {(inputs: Staff_Day_Method_Credit_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card`)
};

const fr_ca2_staff_day_method_credit_card = /** @type {(inputs: Staff_Day_Method_Credit_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Carte`)
};

/**
* | output |
* | --- |
* | "Card" |
*
* @param {Staff_Day_Method_Credit_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_method_credit_card = /** @type {((inputs?: Staff_Day_Method_Credit_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Method_Credit_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_method_credit_card(inputs)
	return en_ca2_staff_day_method_credit_card(inputs)
});
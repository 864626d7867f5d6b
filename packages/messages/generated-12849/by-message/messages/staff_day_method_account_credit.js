/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Method_Account_CreditInputs */

const en_ca2_staff_day_method_account_credit = /** @type {(inputs: Staff_Day_Method_Account_CreditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Account credit`)
};

const fr_ca2_staff_day_method_account_credit = /** @type {(inputs: Staff_Day_Method_Account_CreditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Crédit du compte`)
};

/**
* | output |
* | --- |
* | "Account credit" |
*
* @param {Staff_Day_Method_Account_CreditInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_method_account_credit = /** @type {((inputs?: Staff_Day_Method_Account_CreditInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Method_Account_CreditInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_method_account_credit(inputs)
	return en_ca2_staff_day_method_account_credit(inputs)
});
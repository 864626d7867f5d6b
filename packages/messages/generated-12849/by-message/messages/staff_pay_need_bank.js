/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Need_BankInputs */

const en_ca2_staff_pay_need_bank = /** @type {(inputs: Staff_Pay_Need_BankInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A bank account for your payouts`)
};

const fr_ca2_staff_pay_need_bank = /** @type {(inputs: Staff_Pay_Need_BankInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un compte bancaire pour vos versements`)
};

/**
* | output |
* | --- |
* | "A bank account for your payouts" |
*
* @param {Staff_Pay_Need_BankInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_need_bank = /** @type {((inputs?: Staff_Pay_Need_BankInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Need_BankInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_need_bank(inputs)
	return en_ca2_staff_pay_need_bank(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Need_BusinessInputs */

const en_ca2_staff_pay_need_business = /** @type {(inputs: Staff_Pay_Need_BusinessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your business: its kind, its name or what it sells`)
};

const fr_ca2_staff_pay_need_business = /** @type {(inputs: Staff_Pay_Need_BusinessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre entreprise : son genre, son nom ou ce qu’elle vend`)
};

/**
* | output |
* | --- |
* | "Your business: its kind, its name or what it sells" |
*
* @param {Staff_Pay_Need_BusinessInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_need_business = /** @type {((inputs?: Staff_Pay_Need_BusinessInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Need_BusinessInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_need_business(inputs)
	return en_ca2_staff_pay_need_business(inputs)
});
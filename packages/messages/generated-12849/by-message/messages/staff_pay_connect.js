/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_ConnectInputs */

const en_ca2_staff_pay_connect = /** @type {(inputs: Staff_Pay_ConnectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connect a Stripe account`)
};

const fr_ca2_staff_pay_connect = /** @type {(inputs: Staff_Pay_ConnectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Relier un compte Stripe`)
};

/**
* | output |
* | --- |
* | "Connect a Stripe account" |
*
* @param {Staff_Pay_ConnectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_connect = /** @type {((inputs?: Staff_Pay_ConnectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_ConnectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_connect(inputs)
	return en_ca2_staff_pay_connect(inputs)
});
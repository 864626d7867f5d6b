/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Test_Approve_AmexInputs */

const en_ca2_checkout_test_approve_amex = /** @type {(inputs: Checkout_Test_Approve_AmexInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Approved (American Express)`)
};

const fr_ca2_checkout_test_approve_amex = /** @type {(inputs: Checkout_Test_Approve_AmexInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Acceptée (American Express)`)
};

/**
* | output |
* | --- |
* | "Approved (American Express)" |
*
* @param {Checkout_Test_Approve_AmexInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_test_approve_amex = /** @type {((inputs?: Checkout_Test_Approve_AmexInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Test_Approve_AmexInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_test_approve_amex(inputs)
	return en_ca2_checkout_test_approve_amex(inputs)
});
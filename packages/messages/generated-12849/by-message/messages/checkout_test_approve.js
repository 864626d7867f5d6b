/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Test_ApproveInputs */

const en_ca2_checkout_test_approve = /** @type {(inputs: Checkout_Test_ApproveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Approved`)
};

const fr_ca2_checkout_test_approve = /** @type {(inputs: Checkout_Test_ApproveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Acceptée`)
};

/**
* | output |
* | --- |
* | "Approved" |
*
* @param {Checkout_Test_ApproveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_test_approve = /** @type {((inputs?: Checkout_Test_ApproveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Test_ApproveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_test_approve(inputs)
	return en_ca2_checkout_test_approve(inputs)
});
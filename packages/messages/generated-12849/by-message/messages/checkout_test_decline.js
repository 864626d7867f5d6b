/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Test_DeclineInputs */

const en_ca2_checkout_test_decline = /** @type {(inputs: Checkout_Test_DeclineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Declined`)
};

const fr_ca2_checkout_test_decline = /** @type {(inputs: Checkout_Test_DeclineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Refusée`)
};

/**
* | output |
* | --- |
* | "Declined" |
*
* @param {Checkout_Test_DeclineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_test_decline = /** @type {((inputs?: Checkout_Test_DeclineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Test_DeclineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_test_decline(inputs)
	return en_ca2_checkout_test_decline(inputs)
});
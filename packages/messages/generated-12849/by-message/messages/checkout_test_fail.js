/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Test_FailInputs */

const en_ca2_checkout_test_fail = /** @type {(inputs: Checkout_Test_FailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fails partway`)
};

const fr_ca2_checkout_test_fail = /** @type {(inputs: Checkout_Test_FailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Échoue en cours de route`)
};

/**
* | output |
* | --- |
* | "Fails partway" |
*
* @param {Checkout_Test_FailInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_test_fail = /** @type {((inputs?: Checkout_Test_FailInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Test_FailInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_test_fail(inputs)
	return en_ca2_checkout_test_fail(inputs)
});
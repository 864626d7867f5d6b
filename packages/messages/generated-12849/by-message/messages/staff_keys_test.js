/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Keys_TestInputs */

const en_ca2_staff_keys_test = /** @type {(inputs: Staff_Keys_TestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You take test cards only, so a new key is a test key. It stops once you take real payments.`)
};

const fr_ca2_staff_keys_test = /** @type {(inputs: Staff_Keys_TestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous n’acceptez que des cartes d’essai : une nouvelle clé est donc une clé d’essai. Elle cesse de fonctionner dès que vous acceptez de vrais paiements.`)
};

/**
* | output |
* | --- |
* | "You take test cards only, so a new key is a test key. It stops once you take real payments." |
*
* @param {Staff_Keys_TestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_keys_test = /** @type {((inputs?: Staff_Keys_TestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Keys_TestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_keys_test(inputs)
	return en_ca2_staff_keys_test(inputs)
});
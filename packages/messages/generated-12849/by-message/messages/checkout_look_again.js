/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Look_AgainInputs */

const en_ca2_checkout_look_again = /** @type {(inputs: Checkout_Look_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check again`)
};

const fr_ca2_checkout_look_again = /** @type {(inputs: Checkout_Look_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vérifier encore`)
};

/**
* | output |
* | --- |
* | "Check again" |
*
* @param {Checkout_Look_AgainInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_look_again = /** @type {((inputs?: Checkout_Look_AgainInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Look_AgainInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_look_again(inputs)
	return en_ca2_checkout_look_again(inputs)
});
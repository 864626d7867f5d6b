/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_EveningInputs */

const en_ca2_checkout_evening = /** @type {(inputs: Checkout_EveningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Evening`)
};

const fr_ca2_checkout_evening = /** @type {(inputs: Checkout_EveningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Soir`)
};

/**
* | output |
* | --- |
* | "Evening" |
*
* @param {Checkout_EveningInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_evening = /** @type {((inputs?: Checkout_EveningInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_EveningInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_evening(inputs)
	return en_ca2_checkout_evening(inputs)
});
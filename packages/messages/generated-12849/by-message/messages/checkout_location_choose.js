/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Location_ChooseInputs */

const en_ca2_checkout_location_choose = /** @type {(inputs: Checkout_Location_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose`)
};

const fr_ca2_checkout_location_choose = /** @type {(inputs: Checkout_Location_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisir`)
};

/**
* | output |
* | --- |
* | "Choose" |
*
* @param {Checkout_Location_ChooseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_location_choose = /** @type {((inputs?: Checkout_Location_ChooseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Location_ChooseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_location_choose(inputs)
	return en_ca2_checkout_location_choose(inputs)
});
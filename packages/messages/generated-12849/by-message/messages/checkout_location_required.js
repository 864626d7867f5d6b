/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Location_RequiredInputs */

const en_ca2_checkout_location_required = /** @type {(inputs: Checkout_Location_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose where you’d like it delivered.`)
};

const fr_ca2_checkout_location_required = /** @type {(inputs: Checkout_Location_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisissez l’endroit de la livraison.`)
};

/**
* | output |
* | --- |
* | "Choose where you’d like it delivered." |
*
* @param {Checkout_Location_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_location_required = /** @type {((inputs?: Checkout_Location_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Location_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_location_required(inputs)
	return en_ca2_checkout_location_required(inputs)
});
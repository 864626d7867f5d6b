/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Name_Hint_DeliveryInputs */

const en_ca2_checkout_name_hint_delivery = /** @type {(inputs: Checkout_Name_Hint_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The courier will ask for you by this name.`)
};

const fr_ca2_checkout_name_hint_delivery = /** @type {(inputs: Checkout_Name_Hint_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La personne qui livre demandera ce nom.`)
};

/**
* | output |
* | --- |
* | "The courier will ask for you by this name." |
*
* @param {Checkout_Name_Hint_DeliveryInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_name_hint_delivery = /** @type {((inputs?: Checkout_Name_Hint_DeliveryInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Name_Hint_DeliveryInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_name_hint_delivery(inputs)
	return en_ca2_checkout_name_hint_delivery(inputs)
});
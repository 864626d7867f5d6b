/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Pay_On_DeliveryInputs */

const en_ca2_checkout_pay_on_delivery = /** @type {(inputs: Checkout_Pay_On_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’ll pay the courier at the door. Nothing to enter here.`)
};

const fr_ca2_checkout_pay_on_delivery = /** @type {(inputs: Checkout_Pay_On_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous paierez à la livraison. Rien à remplir ici.`)
};

/**
* | output |
* | --- |
* | "You’ll pay the courier at the door. Nothing to enter here." |
*
* @param {Checkout_Pay_On_DeliveryInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_pay_on_delivery = /** @type {((inputs?: Checkout_Pay_On_DeliveryInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Pay_On_DeliveryInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_pay_on_delivery(inputs)
	return en_ca2_checkout_pay_on_delivery(inputs)
});
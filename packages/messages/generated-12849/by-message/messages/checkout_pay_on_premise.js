/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Pay_On_PremiseInputs */

const en_ca2_checkout_pay_on_premise = /** @type {(inputs: Checkout_Pay_On_PremiseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’ll pay at the counter when you pick up. Nothing to enter here.`)
};

const fr_ca2_checkout_pay_on_premise = /** @type {(inputs: Checkout_Pay_On_PremiseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous paierez au comptoir en ramassant votre commande. Rien à remplir ici.`)
};

/**
* | output |
* | --- |
* | "You’ll pay at the counter when you pick up. Nothing to enter here." |
*
* @param {Checkout_Pay_On_PremiseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_pay_on_premise = /** @type {((inputs?: Checkout_Pay_On_PremiseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Pay_On_PremiseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_pay_on_premise(inputs)
	return en_ca2_checkout_pay_on_premise(inputs)
});
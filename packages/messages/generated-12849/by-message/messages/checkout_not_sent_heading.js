/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Not_Sent_HeadingInputs */

const en_ca2_checkout_not_sent_heading = /** @type {(inputs: Checkout_Not_Sent_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your order was not sent`)
};

const fr_ca2_checkout_not_sent_heading = /** @type {(inputs: Checkout_Not_Sent_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre commande n’a pas été envoyée`)
};

/**
* | output |
* | --- |
* | "Your order was not sent" |
*
* @param {Checkout_Not_Sent_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_not_sent_heading = /** @type {((inputs?: Checkout_Not_Sent_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Not_Sent_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_not_sent_heading(inputs)
	return en_ca2_checkout_not_sent_heading(inputs)
});
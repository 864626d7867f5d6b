/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Pay_On_TableInputs */

const en_ca2_checkout_pay_on_table = /** @type {(inputs: Checkout_Pay_On_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’ll pay the staff in person. Nothing to enter here.`)
};

const fr_ca2_checkout_pay_on_table = /** @type {(inputs: Checkout_Pay_On_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous paierez sur place, auprès du personnel. Rien à remplir ici.`)
};

/**
* | output |
* | --- |
* | "You’ll pay the staff in person. Nothing to enter here." |
*
* @param {Checkout_Pay_On_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_pay_on_table = /** @type {((inputs?: Checkout_Pay_On_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Pay_On_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_pay_on_table(inputs)
	return en_ca2_checkout_pay_on_table(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Billed_InvoiceInputs */

const en_ca2_checkout_billed_invoice = /** @type {(inputs: Checkout_Billed_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’ll send you an invoice. Nothing to enter here.`)
};

const fr_ca2_checkout_billed_invoice = /** @type {(inputs: Checkout_Billed_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous recevrez une facture. Rien à remplir ici.`)
};

/**
* | output |
* | --- |
* | "We’ll send you an invoice. Nothing to enter here." |
*
* @param {Checkout_Billed_InvoiceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_billed_invoice = /** @type {((inputs?: Checkout_Billed_InvoiceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Billed_InvoiceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_billed_invoice(inputs)
	return en_ca2_checkout_billed_invoice(inputs)
});
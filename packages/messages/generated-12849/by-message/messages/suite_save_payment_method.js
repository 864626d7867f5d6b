/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Save_Payment_MethodInputs */

const en_ca2_suite_save_payment_method = /** @type {(inputs: Suite_Save_Payment_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save a payment method`)
};

const fr_ca2_suite_save_payment_method = /** @type {(inputs: Suite_Save_Payment_MethodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enregistrer un mode de paiement`)
};

/**
* | output |
* | --- |
* | "Save a payment method" |
*
* @param {Suite_Save_Payment_MethodInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_save_payment_method = /** @type {((inputs?: Suite_Save_Payment_MethodInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Save_Payment_MethodInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_save_payment_method(inputs)
	return en_ca2_suite_save_payment_method(inputs)
});
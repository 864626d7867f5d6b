/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Extra_Payment_MethodsInputs */

const en_ca2_studio_set_extra_payment_methods = /** @type {(inputs: Studio_Set_Extra_Payment_MethodsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Billed later`)
};

const fr_ca2_studio_set_extra_payment_methods = /** @type {(inputs: Studio_Set_Extra_Payment_MethodsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Facturé plus tard`)
};

/**
* | output |
* | --- |
* | "Billed later" |
*
* @param {Studio_Set_Extra_Payment_MethodsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_extra_payment_methods = /** @type {((inputs?: Studio_Set_Extra_Payment_MethodsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Extra_Payment_MethodsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_extra_payment_methods(inputs)
	return en_ca2_studio_set_extra_payment_methods(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Extra_Payment_Methods_AddInputs */

const en_ca2_studio_set_extra_payment_methods_add = /** @type {(inputs: Studio_Set_Extra_Payment_Methods_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a way to pay`)
};

const fr_ca2_studio_set_extra_payment_methods_add = /** @type {(inputs: Studio_Set_Extra_Payment_Methods_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter une façon de payer`)
};

/**
* | output |
* | --- |
* | "Add a way to pay" |
*
* @param {Studio_Set_Extra_Payment_Methods_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_extra_payment_methods_add = /** @type {((inputs?: Studio_Set_Extra_Payment_Methods_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Extra_Payment_Methods_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_extra_payment_methods_add(inputs)
	return en_ca2_studio_set_extra_payment_methods_add(inputs)
});
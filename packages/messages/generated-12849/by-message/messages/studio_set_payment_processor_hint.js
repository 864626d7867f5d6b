/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Payment_Processor_HintInputs */

const en_ca2_studio_set_payment_processor_hint = /** @type {(inputs: Studio_Set_Payment_Processor_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Its account is connected on the page of payments.`)
};

const fr_ca2_studio_set_payment_processor_hint = /** @type {(inputs: Studio_Set_Payment_Processor_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Son compte est relié à la page des paiements.`)
};

/**
* | output |
* | --- |
* | "Its account is connected on the page of payments." |
*
* @param {Studio_Set_Payment_Processor_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_payment_processor_hint = /** @type {((inputs?: Studio_Set_Payment_Processor_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Payment_Processor_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_payment_processor_hint(inputs)
	return en_ca2_studio_set_payment_processor_hint(inputs)
});
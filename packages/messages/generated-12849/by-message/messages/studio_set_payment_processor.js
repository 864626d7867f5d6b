/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Payment_ProcessorInputs */

const en_ca2_studio_set_payment_processor = /** @type {(inputs: Studio_Set_Payment_ProcessorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cards`)
};

const fr_ca2_studio_set_payment_processor = /** @type {(inputs: Studio_Set_Payment_ProcessorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cartes`)
};

/**
* | output |
* | --- |
* | "Cards" |
*
* @param {Studio_Set_Payment_ProcessorInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_payment_processor = /** @type {((inputs?: Studio_Set_Payment_ProcessorInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Payment_ProcessorInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_payment_processor(inputs)
	return en_ca2_studio_set_payment_processor(inputs)
});
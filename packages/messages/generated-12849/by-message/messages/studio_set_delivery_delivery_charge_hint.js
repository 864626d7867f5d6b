/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Delivery_Delivery_Charge_HintInputs */

const en_ca2_studio_set_delivery_delivery_charge_hint = /** @type {(inputs: Studio_Set_Delivery_Delivery_Charge_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`10% or 5.00$.`)
};

const fr_ca2_studio_set_delivery_delivery_charge_hint = /** @type {(inputs: Studio_Set_Delivery_Delivery_Charge_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`10% ou 5.00$.`)
};

/**
* | output |
* | --- |
* | "10% or 5.00$." |
*
* @param {Studio_Set_Delivery_Delivery_Charge_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_delivery_delivery_charge_hint = /** @type {((inputs?: Studio_Set_Delivery_Delivery_Charge_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Delivery_Delivery_Charge_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_delivery_delivery_charge_hint(inputs)
	return en_ca2_studio_set_delivery_delivery_charge_hint(inputs)
});
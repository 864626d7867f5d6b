/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Delivery_Delivery_ChargeInputs */

const en_ca2_studio_set_delivery_delivery_charge = /** @type {(inputs: Studio_Set_Delivery_Delivery_ChargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivery charge`)
};

const fr_ca2_studio_set_delivery_delivery_charge = /** @type {(inputs: Studio_Set_Delivery_Delivery_ChargeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Frais de livraison`)
};

/**
* | output |
* | --- |
* | "Delivery charge" |
*
* @param {Studio_Set_Delivery_Delivery_ChargeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_delivery_delivery_charge = /** @type {((inputs?: Studio_Set_Delivery_Delivery_ChargeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Delivery_Delivery_ChargeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_delivery_delivery_charge(inputs)
	return en_ca2_studio_set_delivery_delivery_charge(inputs)
});
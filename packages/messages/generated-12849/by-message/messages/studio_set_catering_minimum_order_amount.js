/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Catering_Minimum_Order_AmountInputs */

const en_ca2_studio_set_catering_minimum_order_amount = /** @type {(inputs: Studio_Set_Catering_Minimum_Order_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Smallest order`)
};

const fr_ca2_studio_set_catering_minimum_order_amount = /** @type {(inputs: Studio_Set_Catering_Minimum_Order_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commande minimale`)
};

/**
* | output |
* | --- |
* | "Smallest order" |
*
* @param {Studio_Set_Catering_Minimum_Order_AmountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_catering_minimum_order_amount = /** @type {((inputs?: Studio_Set_Catering_Minimum_Order_AmountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Catering_Minimum_Order_AmountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_catering_minimum_order_amount(inputs)
	return en_ca2_studio_set_catering_minimum_order_amount(inputs)
});
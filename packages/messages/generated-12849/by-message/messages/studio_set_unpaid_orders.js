/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Unpaid_OrdersInputs */

const en_ca2_studio_set_unpaid_orders = /** @type {(inputs: Studio_Set_Unpaid_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Limits of unpaid orders`)
};

const fr_ca2_studio_set_unpaid_orders = /** @type {(inputs: Studio_Set_Unpaid_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Limites des commandes impayées`)
};

/**
* | output |
* | --- |
* | "Limits of unpaid orders" |
*
* @param {Studio_Set_Unpaid_OrdersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_unpaid_orders = /** @type {((inputs?: Studio_Set_Unpaid_OrdersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Unpaid_OrdersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_unpaid_orders(inputs)
	return en_ca2_studio_set_unpaid_orders(inputs)
});
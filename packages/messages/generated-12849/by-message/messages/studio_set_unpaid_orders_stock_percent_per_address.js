/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Unpaid_Orders_Stock_Percent_Per_AddressInputs */

const en_ca2_studio_set_unpaid_orders_stock_percent_per_address = /** @type {(inputs: Studio_Set_Unpaid_Orders_Stock_Percent_Per_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Percent of the stock for a network`)
};

const fr_ca2_studio_set_unpaid_orders_stock_percent_per_address = /** @type {(inputs: Studio_Set_Unpaid_Orders_Stock_Percent_Per_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pourcentage du stock par réseau`)
};

/**
* | output |
* | --- |
* | "Percent of the stock for a network" |
*
* @param {Studio_Set_Unpaid_Orders_Stock_Percent_Per_AddressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_unpaid_orders_stock_percent_per_address = /** @type {((inputs?: Studio_Set_Unpaid_Orders_Stock_Percent_Per_AddressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Unpaid_Orders_Stock_Percent_Per_AddressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_unpaid_orders_stock_percent_per_address(inputs)
	return en_ca2_studio_set_unpaid_orders_stock_percent_per_address(inputs)
});
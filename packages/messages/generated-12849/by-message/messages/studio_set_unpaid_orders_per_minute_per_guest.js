/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Unpaid_Orders_Per_Minute_Per_GuestInputs */

const en_ca2_studio_set_unpaid_orders_per_minute_per_guest = /** @type {(inputs: Studio_Set_Unpaid_Orders_Per_Minute_Per_GuestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders of a guest in a minute`)
};

const fr_ca2_studio_set_unpaid_orders_per_minute_per_guest = /** @type {(inputs: Studio_Set_Unpaid_Orders_Per_Minute_Per_GuestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commandes par minute par client`)
};

/**
* | output |
* | --- |
* | "Orders of a guest in a minute" |
*
* @param {Studio_Set_Unpaid_Orders_Per_Minute_Per_GuestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_unpaid_orders_per_minute_per_guest = /** @type {((inputs?: Studio_Set_Unpaid_Orders_Per_Minute_Per_GuestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Unpaid_Orders_Per_Minute_Per_GuestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_unpaid_orders_per_minute_per_guest(inputs)
	return en_ca2_studio_set_unpaid_orders_per_minute_per_guest(inputs)
});
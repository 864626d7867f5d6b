/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Unpaid_Orders_Open_Per_GuestInputs */

const en_ca2_studio_set_unpaid_orders_open_per_guest = /** @type {(inputs: Studio_Set_Unpaid_Orders_Open_Per_GuestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open orders of a guest`)
};

const fr_ca2_studio_set_unpaid_orders_open_per_guest = /** @type {(inputs: Studio_Set_Unpaid_Orders_Open_Per_GuestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commandes ouvertes par client`)
};

/**
* | output |
* | --- |
* | "Open orders of a guest" |
*
* @param {Studio_Set_Unpaid_Orders_Open_Per_GuestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_unpaid_orders_open_per_guest = /** @type {((inputs?: Studio_Set_Unpaid_Orders_Open_Per_GuestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Unpaid_Orders_Open_Per_GuestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_unpaid_orders_open_per_guest(inputs)
	return en_ca2_studio_set_unpaid_orders_open_per_guest(inputs)
});
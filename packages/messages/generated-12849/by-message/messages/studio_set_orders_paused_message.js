/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Orders_Paused_MessageInputs */

const en_ca2_studio_set_orders_paused_message = /** @type {(inputs: Studio_Set_Orders_Paused_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Message while orders are paused`)
};

const fr_ca2_studio_set_orders_paused_message = /** @type {(inputs: Studio_Set_Orders_Paused_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Message pendant une pause des commandes`)
};

/**
* | output |
* | --- |
* | "Message while orders are paused" |
*
* @param {Studio_Set_Orders_Paused_MessageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_orders_paused_message = /** @type {((inputs?: Studio_Set_Orders_Paused_MessageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Orders_Paused_MessageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_orders_paused_message(inputs)
	return en_ca2_studio_set_orders_paused_message(inputs)
});
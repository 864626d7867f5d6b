/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Declined_AddressInputs */

const en_ca2_order_declined_address = /** @type {(inputs: Order_Declined_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The restaurant can’t deliver to this address.`)
};

const fr_ca2_order_declined_address = /** @type {(inputs: Order_Declined_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le restaurant ne livre pas à cette adresse.`)
};

/**
* | output |
* | --- |
* | "The restaurant can’t deliver to this address." |
*
* @param {Order_Declined_AddressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_declined_address = /** @type {((inputs?: Order_Declined_AddressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Declined_AddressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_declined_address(inputs)
	return en_ca2_order_declined_address(inputs)
});
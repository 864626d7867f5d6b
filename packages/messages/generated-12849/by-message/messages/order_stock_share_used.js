/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Order_Stock_Share_UsedInputs */

const en_ca2_order_stock_share_used = /** @type {(inputs: Order_Stock_Share_UsedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`While orders are not paid or can still be cancelled, one guest cannot have that many of ${i?.name}. Please take fewer, or wait until one of your orders is done.`)
};

const fr_ca2_order_stock_share_used = /** @type {(inputs: Order_Stock_Share_UsedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tant que des commandes ne sont pas payées ou peuvent encore être annulées, une même personne ne peut pas prendre autant de portions (${i?.name}). Veuillez en prendre moins ou attendre qu’une de vos commandes soit terminée.`)
};

/**
* | output |
* | --- |
* | "While orders are not paid or can still be cancelled, one guest cannot have that many of {name}. Please take fewer, or wait until one of your orders is done." |
*
* @param {Order_Stock_Share_UsedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_stock_share_used = /** @type {((inputs: Order_Stock_Share_UsedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Stock_Share_UsedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_stock_share_used(inputs)
	return en_ca2_order_stock_share_used(inputs)
});
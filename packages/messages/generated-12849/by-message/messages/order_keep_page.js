/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Keep_PageInputs */

const en_ca2_order_keep_page = /** @type {(inputs: Order_Keep_PageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This page follows your order and keeps your receipt. Anyone with the link can see it.`)
};

const fr_ca2_order_keep_page = /** @type {(inputs: Order_Keep_PageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette page suit votre commande et garde votre reçu. Toute personne qui a le lien peut la voir.`)
};

/**
* | output |
* | --- |
* | "This page follows your order and keeps your receipt. Anyone with the link can see it." |
*
* @param {Order_Keep_PageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_keep_page = /** @type {((inputs?: Order_Keep_PageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Keep_PageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_keep_page(inputs)
	return en_ca2_order_keep_page(inputs)
});
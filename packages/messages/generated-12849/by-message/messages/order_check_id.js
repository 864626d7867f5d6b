/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Check_IdInputs */

const en_ca2_order_check_id = /** @type {(inputs: Order_Check_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This order contains alcohol: please have your ID ready.`)
};

const fr_ca2_order_check_id = /** @type {(inputs: Order_Check_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette commande contient de l’alcool : ayez une pièce d’identité sous la main.`)
};

/**
* | output |
* | --- |
* | "This order contains alcohol: please have your ID ready." |
*
* @param {Order_Check_IdInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_check_id = /** @type {((inputs?: Order_Check_IdInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Check_IdInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_check_id(inputs)
	return en_ca2_order_check_id(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Card_In_BodyInputs */

const en_ca2_order_card_in_body = /** @type {(inputs: Order_Card_In_BodyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A card number does not belong here. Please enter it in the card fields only.`)
};

const fr_ca2_order_card_in_body = /** @type {(inputs: Order_Card_In_BodyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un numéro de carte n’a pas sa place ici. Entrez-le seulement dans les champs de la carte.`)
};

/**
* | output |
* | --- |
* | "A card number does not belong here. Please enter it in the card fields only." |
*
* @param {Order_Card_In_BodyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_card_in_body = /** @type {((inputs?: Order_Card_In_BodyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Card_In_BodyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_card_in_body(inputs)
	return en_ca2_order_card_in_body(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Kiosk_TextInputs */

const en_ca2_order_kiosk_text = /** @type {(inputs: Order_Kiosk_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remember your number. In a minute this tablet goes back to the menu and forgets your order.`)
};

const fr_ca2_order_kiosk_text = /** @type {(inputs: Order_Kiosk_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retenez votre numéro. Dans une minute, cette tablette revient au menu et oublie votre commande.`)
};

/**
* | output |
* | --- |
* | "Remember your number. In a minute this tablet goes back to the menu and forgets your order." |
*
* @param {Order_Kiosk_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_kiosk_text = /** @type {((inputs?: Order_Kiosk_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Kiosk_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_kiosk_text(inputs)
	return en_ca2_order_kiosk_text(inputs)
});